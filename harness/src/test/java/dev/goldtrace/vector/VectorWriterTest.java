package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.VectorFinder;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class VectorWriterTest {

  @Test
  void writesEveryReferenceFileBackWithTheSameBytes() throws IOException {
    Path root = RepositoryRoot.find();
    List<VectorFile> files = new VectorFinder(root).find(List.of(VectorFinder.FOLDER));
    assertThat(files).isNotEmpty();
    for (VectorFile file : files) {
      String text = Files.readString(root.resolve(file.file()));

      assertThat(writtenBack(text).equals(text)).as(file.id()).isTrue();
    }
  }

  @Test
  void escapesWhatJsonDoesNotAllowInText() throws IOException {
    String text =
        "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x00528FB0\",\"fn\":\"a\\\"b\",\"dialect\":\"retail\","
            + "\"origin\":\"authored\"}\n"
            + "{\"in\":{\"x\":-0.0,\"y\":null,\"z\":[true,{}]},\"out\":{\"s\":\"\\n\\\\\"}}\n";

    assertThat(writtenBack(text)).isEqualTo(text);
  }

  private static String writtenBack(String text) throws IOException {
    StringBuilder out = new StringBuilder(text.length());
    try (VectorReader reader = VectorReader.of("a file", text)) {
      VectorWriter writer = new VectorWriter(out, reader.header());
      for (VectorCase one = reader.next(); one != null; one = reader.next()) {
        writer.write(one);
      }
    }
    return out.toString();
  }
}
