package dev.goldtrace.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.replay.SubjectException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that misbehave in every way: the run says what happened and goes on. */
class ProcessSubjectTest {
  @TempDir private Path here;

  @BeforeEach
  void threeTracesOfAnObjectThatStands() throws IOException {
    for (String id : List.of("a-good", "b-bad", "c-good")) {
      StandingTrace.write(here, id, "");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "no-end      | did not end its answer within 3.0 s",
        "exit        | ended with exit code 3 instead of answering",
        "half        | ended with exit code 0 in the middle of a line: '{\"k\":\"fra'",
        "flood       | answered one line with more than 100000 lines",
        "long-line   | printed a line of more than 4194304 bytes",
      })
  void aProgramThatBreaksDownFailsItsTraceAndAFreshProcessGoesOn(String way, String message) {
    CommandRun run = replay(way, "--subject-timeout", timeout(way));

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "ok          a-good  4 ticks, 4 rows,",
            "FAILED      b-bad\n  the subject " + message,
            ", at line 5 of the trace (tick 2), last tick started: 2\n",
            "  the last lines of its standard error:\n  | standing, " + way + "\n",
            "ok          c-good",
            "result:   2 as golden, 1 failed\n");
    assertThat(run.code()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "garbage     | printed 'Loading ?[31mportal.dat', which is no JSON object; standard output",
        "bytes       | printed bytes that are not UTF-8",
        "short-row   | answered a wrong row of frames: a row must have 12 cells, found 2",
        "wrong-cell  | answered a wrong row of frames: guid must be ",
        "other-tick  | answered a wrong row of frames: tick must be 2, found 1",
        "number-cell | printed a cell '2'; cells are strings, as they stand in the file",
        "undeclared  | answered state, which it did not say it emits",
        "twice       | printed '{\"k\":\"done\"}{\"k\":\"done\"}', which is no JSON object",
        "unknown-kind| printed '{\"k\":\"frame\"}', whose member k must be one of hello, frames,",
      })
  void whatIsNoAnswerFailsTheTrace(String way, String message) throws Exception {
    byte[] trace = Files.readAllBytes(here.resolve("traces/b-bad.trace.jsonl"));

    Optional<String> failure = CannedSubject.failure(trace, StandingProgram.answersTo(trace, way));

    assertThat(failure)
        .hasValueSatisfying(text -> assertThat(text).contains(":5: the subject " + message));
  }

  /** Only where the time-out is what is tested it may be short: the machine may be busy. */
  private static String timeout(String way) {
    return way.equals("no-end") ? "3" : "30";
  }

  @Test
  void theLastWordsOfAProgramAreShownWithoutTheirControlCharacters() {
    assertThat(replay("exit").out())
        .contains("  | standing, exit\n  | assertion failed: ? nodes > 0\n");
  }

  @Test
  void anErrorThatTheProgramTellsFailsTheTrace() {
    CommandRun run = replay("error");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "FAILED      b-bad\n  the subject failed: node list is empty, at line 5 of the trace",
            "result:   2 as golden, 1 failed");
  }

  @Test
  void whatTheProgramDoesNotSupportIsCountedAndNeverPassed() throws IOException {
    StandingTrace.write(
        here,
        "d-call",
        "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::clear_target\","
            + "\"args\":{}}\n");

    CommandRun run = replay("unsupported");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "UNSUPPORTED b-bad\n  the subject does not support this: slopes, at line 5",
            "UNSUPPORTED d-call\n  the subject does not support calls of CPhysicsObj::clear_target",
            "result:   2 as golden, 2 unsupported");
  }

  @Test
  void rowsThatTheProgramDoesNotEmitAreReportedAsNotCompared() throws IOException {
    Files.writeString(here.resolve("golden/a-good.state.csv"), StateColumns.V1_0.header() + "\n");

    CommandRun run = replay("moves", "a-good", "c-good");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "subject:  standing 1\n",
            "ok          a-good  4 ticks, 4 rows, 0 calls, 2 checks; not compared: probes, state\n",
            "not compared: probes, state; the subject does not emit them, or there are no golden files of them\n",
            "result:   2 as golden\n");
  }

  @Test
  void theOtherFormatsNameTheProgramAndWhatIsNotCompared() {
    String json = replay("moves", "a-good", "--format", "json").out();

    assertThat(json).startsWith("{").contains("\"subject\" : \"standing 1\"");
    assertThat(json.replaceAll("\\s", "")).contains("\"notCompared\":[\"probes\",\"state\"]");
    assertThat(replay("moves", "a-good", "--format", "markdown").out())
        .contains(
            "\nNot compared: probes, state; the subject does not emit them, or there are no golden files of them.\n");
  }

  @Test
  void aDivergenceIsShownWithTheCommandThatRunsItAgainThroughTheSameProgram() {
    CommandRun run = replay("moves");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains(
            "DIVERGED    b-bad  1 of 2 checks\n",
            "first divergence: tick 2, time 1000.3 s, object 0x80000001, column x",
            "    golden    84 (bits 0x42A80000)\n    replayed  85 (bits 0x42AA0000)\n",
            "run just this: ./goldtrace replay traces/b-bad.trace.jsonl --subject '");
  }

  @Test
  void whatIsListedAsFailingInThePortDoesNotCountForAnotherProgram() throws IOException {
    Files.writeString(
        here.resolve("golden/not-ported.csv"),
        "pattern,address,function,reason\na-good,,everything,not there yet\n");

    assertThat(replay("moves", "a-good").code()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "protocol2    | the subject printed a hello of protocol version 2; this program speaks"
            + " version 1",
        "no-hello     | the subject printed 'Welcome!', which is no JSON object",
        "dies-at-once | the subject ended with exit code 7 instead of answering; the last lines of"
            + " its standard error:\n  | standing, dies-at-once\n  | no licence found",
      })
  void aProgramThatDoesNotIntroduceItselfHasAnExitCodeOfItsOwn(String way, String message) {
    CommandRun run = replay(way, "--subject-timeout", "30");

    assertThat(run.code()).isEqualTo(6);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("goldtrace: --subject: " + message);
  }

  @Test
  void aProgramThatSaysNothingIsNotWaitedForForEver() {
    SubjectLimits limits =
        new SubjectLimits(Duration.ofMillis(300), Duration.ofSeconds(30), 1 << 16, 10, 1 << 16);
    List<String> words = CommandWords.split(JavaProgram.command(StandingProgram.class) + " silent");

    assertThatThrownBy(() -> SubjectCommand.connect(words, here, limits))
        .isInstanceOf(SubjectException.class)
        .hasMessage("the subject did not end its answer within 0.3 s");
  }

  @Test
  void aFreshProcessThatSaysItIsAnotherProgramIsNotBelieved() {
    CommandRun run = replay("exit-and-change");

    assertThat(run.out())
        .contains(
            "FAILED      b-bad\n  the subject ended with exit code 3",
            "FAILED      c-good\n  the subject says another hello than its first process did",
            "result:   1 as golden, 2 failed");
  }

  @Test
  void aProgramThatCannotBeStartedHasAnExitCodeOfItsOwnAndIsSaidWithoutJavasWords()
      throws IOException {
    Path script = Files.writeString(here.resolve("script"), "#!/no/such/interpreter\n");

    assertThat(connect("./no-such-program"))
        .isEqualTo(
            unusable("'./no-such-program' is not there; looked for " + here + "/no-such-program"));
    assertThat(connect("no-such-program"))
        .isEqualTo(
            unusable(
                "'no-such-program' is no program on the PATH; './no-such-program' names a file of"
                    + " this folder"));
    assertThat(connect("./script"))
        .isEqualTo(unusable("'./script' may not be executed; 'chmod +x' allows it"));
    assertThat(script.toFile().setExecutable(true)).isTrue();
    assertThat(connect("./script"))
        .isEqualTo(unusable("'./script' names an interpreter in its first line that is not there"));
  }

  private CommandRun connect(String program) {
    return CommandRun.in(here, "replay", "--subject", program);
  }

  private static CommandRun unusable(String reason) {
    return new CommandRun(
        6, "", "goldtrace: --subject: the subject cannot be started: " + reason + "\n");
  }

  @Test
  void aProgramThatEndsAtOnceHasTheSameExitCode() {
    CommandRun run = connect("false");

    assertThat(run.code()).isEqualTo(6);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: --subject: the subject ended with exit code 1 instead of answering\n");
  }

  @Test
  void aWrongCommandLineOfTheProgramIsAWrongUse() {
    assertThat(CommandRun.in(here, "replay", "--subject", "'open").err())
        .isEqualTo(
            "goldtrace: --subject: the quote ' at character 1 of the command is not closed.\n");
    assertThat(CommandRun.in(here, "replay", "--subject", "x", "--subject-timeout", "0").code())
        .isEqualTo(2);
  }

  @Test
  void theWholePortBehindTheProtocolGivesTheSameResultsAsInProcess() {
    String[] cases = {
      "retail/sticky/above",
      "retail/collide/graze",
      "retail/chase/wire_move_to_object",
      "retail/physics/velocity_clamp",
      "ace/physics/fall"
    };
    String inProcess = CommandRun.of(words("replay", cases)).out();

    CommandRun run =
        CommandRun.of(
            words(
                "replay",
                cases,
                "--jobs",
                "2",
                "--subject-timeout",
                "60",
                "--subject",
                JavaProgram.command(PortProgram.class)));

    assertThat(run.out()).isEqualTo("subject:  port 1\n" + inProcess);
    assertThat(run.code()).isZero();
  }

  @Test
  void aTraceOfAKnownDivergenceIsForProgramsThatHaveTheSwitch() {
    String all = JavaProgram.command(PortProgram.class);
    String able = all + " frames,probes,state 2147483647 D-SP04";
    String trace = "authored/divergences/sticky_deadline";
    String other = "retail/physics/velocity_clamp";

    CommandRun both = CommandRun.of("replay", trace, other, "--subject", all);
    assertThat(both.err())
        .isEqualTo("left out: 1 trace of known divergences that the subject has no switch for\n");
    assertThat(both.out()).contains("ok          " + other).doesNotContain(trace);
    assertThat(both.code()).isZero();

    CommandRun alone = CommandRun.of("replay", trace, "--subject", all);
    assertThat(alone.err()).isEmpty();
    assertThat(alone.out())
        .contains(
            "UNSUPPORTED " + trace,
            "the subject has no switch for the known divergence D-SP04",
            "0 as golden, 1 unsupported");
    assertThat(alone.code()).isEqualTo(1);

    CommandRun asked = CommandRun.of("replay", trace, other, "--subject", able);
    assertThat(asked.err()).isEmpty();
    assertThat(asked.out()).contains("ok          " + trace, "2 as golden");
    assertThat(asked.code()).isZero();
  }

  /** Each job has a process of its own: that the number of jobs changes nothing could fail. */
  @Test
  void whatAProgramKeepsFromTraceToTraceHangsOnTheNumberOfJobs() {
    CommandRun one = replayInJobs("1", "remembers");
    CommandRun three = replayInJobs("3", "remembers");

    assertThat(one.out())
        .contains("ok          a-good", "DIVERGED    b-bad", "DIVERGED    c-good")
        .contains("result:   1 as golden, 2 diverged");
    assertThat(three.out()).contains("result:   3 as golden");
  }

  /** One process after the other: what matters here is what one of them does. */
  private CommandRun replay(String way, String... more) {
    return replayInJobs("1", way, more);
  }

  private CommandRun replayInJobs(String jobs, String way, String... more) {
    return CommandRun.in(
        here,
        words(
            "replay",
            more,
            "--jobs",
            jobs,
            "--subject",
            JavaProgram.command(StandingProgram.class) + " " + way));
  }

  private static String[] words(String first, String[] middle, String... last) {
    List<String> words = new ArrayList<>(List.of(first));
    words.addAll(List.of(middle));
    words.addAll(List.of(last));
    return words.toArray(String[]::new);
  }
}
