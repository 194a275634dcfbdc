package dev.goldtrace.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.trace.InputLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a trace may hold and hardly means is a warning, and a problem when it is strict. */
class TraceDoubtsTest {
  private static final String OBJECT =
      "{\"k\":\"object\",\"guid\":\"0x80000001\",\"pos\":"
          + "{\"cell\":\"0xA9B40019\",\"o\":[84,10,0],\"q\":[%s]}}\n";

  @TempDir private Path folder;

  @Test
  void anIdThatIsNotTheNameOfTheFile() throws IOException {
    assertThat(warnings("walk.trace.jsonl", header("run")))
        .containsExactly(
            "1:20: member \"id\" is \"run\", but the file is called walk.trace.jsonl; results are"
                + " told by the file's name");
    assertThat(warnings("walk.trace.jsonl", header("sticky/walk"))).isEmpty();
  }

  @Test
  void belowAFolderTracesTheWholePathCounts() throws IOException {
    String file = "traces/retail/sticky/walk.trace.jsonl";
    assertThat(warnings(file, header("sticky/walk"))).isEmpty();
    assertThat(warnings(file, header("retail/sticky/walk"))).isEmpty();
    assertThat(warnings(file, header("chase/walk"))).hasSize(1);
  }

  @Test
  void aClockThatGoesBack() throws IOException {
    String tick = "{\"k\":\"tick\",\"n\":%d,\"time\":%s,\"quantum\":0.5}\n";
    assertThat(
            warnings(
                "a.trace.jsonl", header("a") + tick.formatted(0, "2.5") + tick.formatted(1, "2")))
        .containsExactly("3:19: member \"time\" goes back: 2.0 after 2.5");
  }

  @Test
  void aNegativeQuantum() throws IOException {
    assertThat(
            warnings(
                "a.trace.jsonl",
                header("a") + "{\"k\":\"tick\",\"n\":0,\"time\":1,\"quantum\":-0.5}\n"))
        .containsExactly("2:28: member \"quantum\" is negative; a tick lasts 0 seconds or more");
  }

  @Test
  void aRotationOfLengthZero() throws IOException {
    assertThat(warnings("a.trace.jsonl", header("a") + OBJECT.formatted("0,0,0,0")))
        .containsExactly("2:76: the rotation of \"pos\" has length 0; no rotation is [1,0,0,0]");
    assertThat(warnings("a.trace.jsonl", header("a") + OBJECT.formatted("1,0,0,0"))).isEmpty();
  }

  private static String header(String id) {
    return "{\"k\":\"trace\",\"v\":1,\"id\":\""
        + id
        + "\",\"origin\":\"authored\",\"dialect\":\"retail\","
        + "\"build\":\"\",\"title\":\"\",\"tags\":[],\"time\":0}\n";
  }

  private List<String> warnings(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    List<String> found = new ArrayList<>();
    for (boolean strict : new boolean[] {false, true}) {
      List<String> problems = new ArrayList<>();
      new Validator(strict, 10, InputLimits.DEFAULT)
          .validate(
              file,
              name,
              report ->
                  report.problems().stream()
                      .filter(problem -> problem.warning() != strict)
                      .forEach(
                          problem -> problems.add(problem.place() + ": " + problem.message())));
      if (strict) {
        assertThat(problems).as("strict").isEqualTo(found);
      } else {
        found.addAll(problems);
      }
    }
    return found;
  }
}
