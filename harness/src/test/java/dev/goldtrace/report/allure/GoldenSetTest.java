package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenSetTest {
  @TempDir private Path here;

  private String hash(String folder, String file, String content) throws IOException {
    Path golden = here.resolve(folder);
    Files.createDirectories(golden.resolve(file).getParent());
    Files.writeString(golden.resolve(file), content);
    return GoldenSet.hash(List.of(golden));
  }

  @Test
  void theSameFilesHaveTheSameHashWhereverTheyAre() throws IOException {
    assertThat(hash("a", "x/one.csv", "1,2\n"))
        .isEqualTo(hash("b", "x/one.csv", "1,2\n"))
        .matches("[0-9a-f]{16}");
  }

  @Test
  void anotherContentOrNameOrFileHasAnotherHash() throws IOException {
    assertThat(
            List.of(
                hash("a", "x/one.csv", "1,2\n"),
                hash("b", "x/one.csv", "1,3\n"),
                hash("c", "x/two.csv", "1,2\n"),
                hash("a", "x/two.csv", "1,2\n")))
        .doesNotHaveDuplicates();
  }
}
