package dev.goldtrace.validate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.InputLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidatorTest {

  private static final String HEADER =
      "{\"k\":\"trace\",\"v\":1,\"id\":\"a\",\"origin\":\"authored\",\"dialect\":\"retail\","
          + "\"build\":\"\",\"title\":\"\",\"tags\":[],\"time\":0}\n";
  private static final String FRAMES = "tick,time,guid,cell,x,y,z,qw,qx,qy,qz,heading\n";

  @TempDir private Path folder;

  @Test
  void everyReferenceFileIsValid() throws IOException {
    List<String> invalid = new ArrayList<>();
    int[] files = new int[FileKind.values().length];
    Validator validator = new Validator(true, 3, InputLimits.DEFAULT);
    Path root = RepositoryRoot.find();
    for (String part : new String[] {"traces/retail", "traces/ace", "golden"}) {
      try (Stream<Path> inside = Files.walk(root.resolve(part))) {
        for (Path file :
            (Iterable<Path>) inside.filter(ValidatorTest::isNamed).sorted()::iterator) {
          validator.validate(
              file,
              file.toString(),
              report -> {
                files[report.kind().ordinal()]++;
                if (!report.valid()) {
                  invalid.add(report.toString());
                }
              });
        }
      }
    }
    assertThat(invalid).isEmpty();
    assertThat(files[FileKind.TRACE.ordinal()]).isGreaterThanOrEqualTo(325);
    assertThat(files[FileKind.STATE.ordinal()]).isGreaterThanOrEqualTo(325);
    assertThat(files[FileKind.VECTORS.ordinal()]).isGreaterThanOrEqualTo(116);
    assertThat(files[FileKind.UNKNOWN.ordinal()]).isZero();
  }

  @Test
  void aBadRecordIsToldWithoutWhatFollowsFromIt() throws IOException {
    FileReport report =
        validate(
            "a.trace.jsonl",
            HEADER
                + "{\"k\":\"object\",\"guid\":NaN}\n"
                + "{\"k\":\"tick\",\"n\":0,\"time\":1,\"quantum\":x}\n"
                + "{\"k\":\"tick\",\"n\":1,\"time\":1,\"quantum\":1,\"in\":{\"0x00000001\":{}}}\n"
                + "{\"k\":\"tick\",\"n\":7,\"time\":1,\"quantum\":1}\n"
                + "{\"k\":\"tick\",\"n\":3,\"time\":1,\"quantum\":1}\n");

    assertThat(report.problems()).extracting(Problem::line).containsExactly(2, 3, 5);
    assertThat(report.problems().get(0).message())
        .contains("write \"NaN\"")
        .doesNotContain("token");
    assertThat(report.problems().get(1).message()).doesNotContain("token", "code");
  }

  @Test
  void aWrongHeaderOfRowsEndsTheReadingAndIsShownBesideTheRightOne() throws IOException {
    FileReport report =
        validate("a.frames.csv", FRAMES.replace(",heading", ",headin") + "1,2,3\n4,5\n");

    assertThat(report.problems()).hasSize(1);
    assertThat(report.problems().get(0).message())
        .contains("not known: \"headin\"", "missing: \"heading\"", FRAMES.strip());
  }

  @Test
  void aFunctionThatIsNearlyCalledSoIsSuggested() throws IOException {
    FileReport report =
        validate(
            "a.trace.jsonl",
            HEADER
                + "{\"k\":\"call\",\"guid\":\"0x00000001\","
                + "\"fn\":\"CPhysicsObj::set_tarket\",\"args\":{}}\n");

    assertThat(report.problems().get(0).message())
        .contains("Did you mean 'CPhysicsObj::set_target'");
  }

  @Test
  void valuesTooDeepInEachOtherAreToldInPlainWords() throws IOException {
    FileReport report =
        validate("a.trace.jsonl", HEADER + "{\"k\":\"time\",\"x\":" + "[".repeat(2000) + "\n");

    assertThat(report.problems().get(1).message())
        .contains("too deep")
        .doesNotContain("StreamRead");
  }

  @Test
  void everyProblemOfATraceIsToldAlsoSeveralInALine() throws IOException {
    FileReport report =
        validate(
            "a.trace.jsonl",
            HEADER
                + "{\"k\":\"time\"}\n"
                + "{\"k\":\"time\",\"time\":1,\n"
                + "{\"k\":\"tick\",\"n\":\"a\",\"time\":true,\"quantum\":1e99}\n"
                + "{\"k\":\"time\",\"time\":1}\n"
                + "{\"k\":\"tick\",\"n\":0,\"time\":1,\"quantum\":1,\"in\":{\"0x00000001\":{},"
                + "\"0x00000002\":{}}}\n"
                + "{\"k\":\"tick\",\"n\":2,\"time\":1,\"quantum\":1}\n");
    assertThat(report.kind()).isEqualTo(FileKind.TRACE);
    assertThat(report.lines()).isEqualTo(7);
    assertThat(report.problems())
        .extracting(Problem::place)
        .containsExactly("2:12", "3:22", "4:17", "4:28", "4:43", "6:46", "6:62", "7:13");
    assertThat(report.errors()).isEqualTo(8);
    assertThat(report.more()).isZero();
  }

  @Test
  void firstLineThatCannotBeReadIsToldOnce() throws IOException {
    FileReport report =
        validate("a.trace.jsonl", HEADER.replace("\"v\":1,", "") + "{\"k\":\"time\",\"time\":1}\n");
    assertThat(report.problems()).extracting(Problem::place).containsExactly("1:102");
  }

  @Test
  void numberOfProblemsKeptIsBounded() throws IOException {
    FileReport report = validate("a.trace.jsonl", HEADER + "x\n".repeat(1000));
    assertThat(report.problems()).hasSize(5);
    assertThat(report.errors()).isEqualTo(1000);
    assertThat(report.more()).isEqualTo(995);
  }

  @Test
  void rowsOfAGoldenFileOweEachOtherOrder() throws IOException {
    String rest = ",0x00000001,0x00000001,0,0,0,1,0,0,0,0\n";
    FileReport frames =
        validate(
            "a.frames.csv",
            FRAMES
                + "0,1"
                + rest
                + "0,1"
                + rest
                + "1,2"
                + rest
                + "0,1"
                + rest
                + "-1,1"
                + rest
                + "5,7"
                + rest
                + "5,8"
                + rest.replace("0x00000001,0x", "0x00000002,0x"));
    assertThat(frames.problems())
        .extracting(problem -> problem.place() + " " + problem.message())
        .containsExactly(
            "3:1 object 0x00000001 has two rows in tick 0",
            "5:1 tick must not decrease: found 0 after 1",
            "6:1 tick must be at least 0, found -1",
            "8:1 time of tick 5 must be 7 as in the row before, found 8");
    FileReport probes =
        validate(
            "a.probes.csv",
            "seq,tick,time,guid,addr,fn,args\n"
                + "0,-1,0,0x00000001,0x00555400,StickyManager::UnStick,\n"
                + "2,-1,0,0x00000001,0x00555400,StickyManager::UnStick,\n"
                + "3,-1,0,0x00000001,0x00555400,StickyManager::UnStuck,\n");
    assertThat(probes.problems()).extracting(Problem::place).containsExactly("3:1", "4:30");
  }

  @Test
  void everyWrongCellOfARowIsTold() throws IOException {
    FileReport report =
        validate("a.frames.csv", FRAMES + "x,y,0x00000001,0x00000001,z,0,0,1,0,0,0,0\n1,2\n");
    assertThat(report.problems())
        .extracting(Problem::place)
        .containsExactly("2:1", "2:3", "2:27", "3:3");
  }

  @Test
  void everyWrongLineOfVectorsIsTold() throws IOException {
    FileReport report =
        validate(
            "f.vectors.jsonl",
            "{\"k\":\"vectors\",\"v\":1,\"addr\":\"0x00528FB0\",\"fn\":\"heading_diff\","
                + "\"dialect\":\"retail\",\"origin\":\"retail-model\"}\n"
                + "{\"in\":{},\"out\":{}}\n"
                + "{\"in\":{}}\n"
                + "{\"in\":7,\"out\":{}}\n"
                + "nothing\n");
    assertThat(report.problems()).extracting(Problem::line).containsExactly(3, 4, 5);
  }

  @Test
  void fileIsKnownByItsNameOrByItsFirstLine() throws IOException {
    assertThat(validate("noname", HEADER).kind()).isEqualTo(FileKind.TRACE);
    assertThat(validate("noname", HEADER).valid()).isTrue();
    assertThat(validate("noname", FRAMES).kind()).isEqualTo(FileKind.FRAMES);
    FileReport foreign = validate("a.trace.jsonl", FRAMES + "x\ny\n");
    assertThat(foreign.problems())
        .extracting(Problem::message)
        .containsExactly(
            "this is golden frames (NAME.frames.csv); expected a trace (NAME.trace.jsonl)");
    assertThat(validate("noname", "hello\n").problems())
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .startsWith("is no trace, golden file or vectors");
    assertThat(validate("a.trace.jsonl", "").problems())
        .extracting(Problem::message)
        .singleElement()
        .asString()
        .startsWith("the file is empty");
  }

  @Test
  void harmlessDeviationIsAWarningUnlessStrict() throws IOException {
    String text =
        HEADER + "{\"k\":\"time\",\"time\":1,\"x\":1}\n{\"k\":\"time\",\"time\":1,\"x\":1}\n";
    FileReport lenient = validate("a.trace.jsonl", text);
    assertThat(lenient.valid()).isTrue();
    assertThat(lenient.warnings()).isEqualTo(1);
    List<FileReport> strict = new ArrayList<>();
    new Validator(true, 5, InputLimits.DEFAULT)
        .validate(folder.resolve("a.trace.jsonl"), "a.trace.jsonl", strict::add);
    assertThat(strict.get(0).errors()).isEqualTo(2);
  }

  @Test
  void errorsAreToldEvenAfterMoreWarningsThanAreShown() throws IOException {
    StringBuilder text = new StringBuilder(HEADER.replace("\"a\"", "\"b\""));
    for (int i = 0; i < 60; i++) {
      text.append("{\"k\":\"time\",\"time\":1,\"x").append(i).append("\":1}\n");
    }
    FileReport report = validate("b.trace.jsonl", text + "{\"k\":\"time\"}\n");

    assertThat(report.problems()).hasSize(50);
    assertThat(report.problems().get(49).warning()).isFalse();
    assertThat(report.problems().get(49).line()).isEqualTo(62);
    assertThat(report.more()).isEqualTo(11);
  }

  private FileReport validate(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    List<FileReport> reports = new ArrayList<>();
    new Validator(
            false,
            name.equals("a.trace.jsonl") && text.length() > 2000 ? 5 : 50,
            InputLimits.DEFAULT)
        .validate(file, name, reports::add);
    assertThat(reports).hasSize(1);
    return reports.get(0);
  }

  private static boolean isNamed(Path file) {
    return FileKind.ofName(file.getFileName().toString()) != FileKind.UNKNOWN;
  }
}
