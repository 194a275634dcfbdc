package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.qameta.allure.model.TestResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {
  private static final String ATTACHMENT = "a-0-attachment.txt";

  @TempDir private Path folder;

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static TestResult result(String name) {
    return new TestResult().setUuid("a").setName(name);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aFileIsThereWhenItIsWholeAndNotBefore() throws IOException {
    new ResultFolder(folder)
        .add(
            writer -> {
              writer.write(result("one"));
              writer.write(ATTACHMENT, text("why"));
              assertThat(folder.resolve("a-result.json")).doesNotExist();
              assertThat(folder.resolve(ATTACHMENT)).doesNotExist();
            });

    assertThat(names()).containsExactly(ATTACHMENT, "a-result.json");
    assertThat(folder.resolve(ATTACHMENT)).hasContent("why");
  }

  @Test
  void theNextRunTakesThePlaceOfTheFormer() throws IOException {
    new ResultFolder(folder).add(writer -> writer.write(ATTACHMENT, text("one")));
    ResultFolder next = new ResultFolder(folder);
    next.add(writer -> writer.write(ATTACHMENT, text("two")));
    next.add(writer -> writer.write("a-1-attachment.txt", text("three")));

    assertThat(folder.resolve(ATTACHMENT)).hasContent("two");
    assertThat(names()).containsExactly(ATTACHMENT, "a-1-attachment.txt");
  }

  @Test
  void whatEndsHalfwayLeavesTheFormerResultsAsTheyWere() throws IOException {
    ResultFolder results = new ResultFolder(folder);
    results.add(writer -> writer.write(ATTACHMENT, text("one")));

    assertThatThrownBy(
            () ->
                results.add(
                    writer -> {
                      writer.write(ATTACHMENT, text("two"));
                      throw new IllegalStateException("stop");
                    }))
        .hasMessage("stop");

    assertThat(names()).containsExactly(ATTACHMENT);
    assertThat(folder.resolve(ATTACHMENT)).hasContent("one");
  }

  @Test
  void whatCanNotBeWrittenIsNamedWithTheReason() throws IOException {
    Files.createDirectories(folder.resolve(ATTACHMENT).resolve("in the way"));

    assertThatThrownBy(
            () -> new ResultFolder(folder).add(writer -> writer.write(ATTACHMENT, text("one"))))
        .isInstanceOf(UnwritableResultsException.class)
        .hasMessageStartingWith("cannot write the results for Allure: " + folder)
        .hasMessageContaining("it is a folder");
    assertThat(names()).containsExactly(ATTACHMENT);
  }

  @Test
  void aFolderThatCanNotBeIsNamedWithTheReason() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThatThrownBy(
            () -> new ResultFolder(file).add(writer -> writer.write(ATTACHMENT, text("one"))))
        .isInstanceOf(UnwritableResultsException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void cleaningTakesAwayWhatRunsWriteAndNothingElse() throws IOException {
    List<String> written =
        List.of(
            "a-result.json",
            "a-container.json",
            ATTACHMENT,
            "a-attachment",
            "categories.json",
            "environment.properties",
            "executor.json",
            ".goldtrace-1-2.tmp");
    List<String> others = List.of("history/history.json", "notes.txt", "my-result.txt");
    for (String name : Stream.concat(written.stream(), others.stream()).toList()) {
      Files.createDirectories(folder.resolve(name).getParent());
      Files.writeString(folder.resolve(name), "{}");
    }

    new ResultFolder(folder).clean();

    assertThat(names()).containsExactly("history", "my-result.txt", "notes.txt");
    assertThat(folder.resolve("history/history.json")).exists();
  }
}
