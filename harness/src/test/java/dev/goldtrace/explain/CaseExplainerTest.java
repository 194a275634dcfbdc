package dev.goldtrace.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.check.CaseResult;
import dev.goldtrace.check.CaseRunner;
import dev.goldtrace.check.Expectations;
import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseExplainerTest {
  private static final String NAME = "retail/constraint/taper";

  @TempDir private Path here;

  @BeforeEach
  void oneCase() throws IOException {
    Path root = RepositoryRoot.find();
    for (String file :
        List.of(
            "traces/" + NAME + ".trace.jsonl",
            "golden/" + NAME + ".frames.csv",
            "golden/" + NAME + ".probes.csv",
            "golden/" + NAME + ".state.csv")) {
      Files.createDirectories(here.resolve(file).getParent());
      Files.copy(root.resolve(file), here.resolve(file));
    }
  }

  @Test
  void aWrongConstraintOffsetIsBlamedOnAdjustOffset() throws IOException {
    List<String> lines = lines("state.csv");
    for (int i = 10; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      cells[16] = Float.toString(Float.parseFloat(cells[16]) + 0.5f);
      lines.set(i, String.join(",", cells));
    }
    write("state.csv", lines);

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("constant_offset");
    Blame blame = explanation.blame().orElseThrow();
    assertThat(blame.name()).isEqualTo("ConstraintManager::adjust_offset");
    assertThat(blame.evidence()).isEqualTo(Blame.Evidence.COLUMN);
    assertThat(blame.section().orElseThrow().link())
        .startsWith("docs/spec/position-managers.md#54-adjust_offset");
    assertThat(blame.source().orElseThrow().file()).endsWith("ConstraintManager.java");
  }

  @Test
  void swappedCallsAreTheOrderOnly() throws IOException {
    List<String> lines = lines("probes.csv");
    String first = lines.get(2);
    String second = lines.get(3);
    lines.set(2, first.split(",")[0] + second.substring(second.indexOf(',')));
    lines.set(3, second.split(",")[0] + first.substring(first.indexOf(',')));
    write("probes.csv", lines);

    assertThat(explain().kind().id()).isIn("order_only", "reordered_call");
  }

  @Test
  void aDeletedCallIsAnExtraCallOfTheReplay() throws IOException {
    List<String> lines = lines("probes.csv");
    lines.remove(lines.size() - 1);
    write("probes.csv", lines);

    assertThat(explain().kind().id()).isEqualTo("extra_call");
  }

  @Test
  void aDeletedLineIsAGapOfTheGoldenFile() throws IOException {
    List<String> lines = lines("frames.csv");
    lines.remove(5);
    write("frames.csv", lines);

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("row_gap");
    assertThat(explanation.diagnosis())
        .isEqualTo(
            "the golden file lacks the row of 0x80000001 in tick 4, though it has those of ticks 3"
                + " and 5; the replay has it");
    assertThat(explanation.nextStep())
        .startsWith("a line was most likely deleted from golden/" + NAME + ".frames.csv");
    assertThat(explanation.blame()).isEmpty();
  }

  @Test
  void framesOfAnotherTraceAreSaidToBeSo() throws IOException {
    List<String> lines = lines("frames.csv");
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      cells[4] = i * 7919 % 100 + ".5";
      lines.set(i, String.join(",", cells));
    }
    write("frames.csv", lines);

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("unrelated");
    assertThat(explanation.diagnosis())
        .contains(" and of all frames 0 of ")
        .endsWith(": the golden file may be of another trace than the replay");
    assertThat(explanation.nextStep())
        .startsWith("see first whether golden/" + NAME + ".frames.csv belongs to this trace");
  }

  @Test
  void anObjectThatTheTraceDoesNotDeclareIsOfAnotherTrace() throws IOException {
    write(
        "frames.csv",
        lines("frames.csv").stream()
            .map(line -> line.replace("0x80000001", "0x80000077"))
            .toList());

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("mismatched");
    assertThat(explanation.diagnosis())
        .isEqualTo(
            "the golden file has rows of 0x80000077, which the trace does not declare: it is of"
                + " another trace");
  }

  @Test
  void anArgumentThatTheTraceGivesIsBlamedOnTheTrace() throws IOException {
    List<String> lines = lines("probes.csv");
    lines.set(1, lines.get(1).replace("start=2;", "start=2.5;"));
    write("probes.csv", lines);

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("call_argument");
    assertThat(explanation.nextStep()).startsWith("the trace is the caller");
    Blame blame = explanation.blame().orElseThrow();
    assertThat(blame.evidence()).isEqualTo(Blame.Evidence.TRACE);
    assertThat(blame.note()).contains("the trace is the caller: its call record in line 3");
  }

  @Test
  void aRowThatStandsTwiceMakesTheGoldenFileIrregular() throws IOException {
    List<String> lines = lines("frames.csv");
    lines.add(6, lines.get(5));
    write("frames.csv", lines);

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("irregular_golden");
    assertThat(explanation.nextStep())
        .endsWith("'goldtrace validate golden/" + NAME + ".frames.csv'");
    assertThat(explanation.blame()).isEmpty();
  }

  @Test
  void seqThatDoesNotCountMakesTheGoldenFileIrregular() throws IOException {
    List<String> lines = lines("probes.csv");
    lines.remove(2);
    write("probes.csv", lines);

    assertThat(explain().diagnosis())
        .isEqualTo("the golden file itself is irregular: seq 2 stands where 1 must");
  }

  @Test
  void aTraceThatEndsBeforeItsGoldenFileDoesNotBelongToIt() throws IOException {
    Path trace = here.resolve("traces/" + NAME + ".trace.jsonl");
    List<String> lines = Files.readAllLines(trace);
    Files.writeString(trace, String.join("\n", lines.subList(0, lines.size() - 2)) + "\n");

    Explanation explanation = explain();

    assertThat(explanation.kind().id()).isEqualTo("mismatched");
    assertThat(explanation.diagnosis())
        .startsWith("the trace ends at tick ")
        .endsWith("they do not belong together, or one is truncated");
  }

  @Test
  void anotherTimeIsTheTraces() throws IOException {
    List<String> lines = lines("frames.csv");
    String[] cells = lines.get(5).split(",", -1);
    int time = List.of(lines.get(0).split(",")).indexOf("time");
    cells[time] = "12";
    lines.set(5, String.join(",", cells));
    write("frames.csv", lines);

    assertThat(explain().kind().id()).isEqualTo("trace_clock");
    assertThat(explain().blame()).isEmpty();
  }

  @Test
  void whatIsEqualIsNotExplained() {
    TraceCase one = theCase();
    CaseResult result = runner().run(one, new PortSubject());

    assertThat(explainer().explain(result, new PortSubject()).explanation()).isEmpty();
  }

  private Explanation explain() {
    CaseResult result = runner().run(theCase(), new PortSubject());
    return explainer().explain(result, new PortSubject()).explanation().orElseThrow();
  }

  private CaseRunner runner() {
    return new CaseRunner(here, Expectations.NONE, 3, false);
  }

  private CaseExplainer explainer() {
    return new CaseExplainer(here, new Explainer(FunctionCatalog::ofProgram));
  }

  private TraceCase theCase() {
    return new CaseFinder(here, Optional.empty()).find(List.of("traces")).cases().get(0);
  }

  private List<String> lines(String kind) throws IOException {
    return new ArrayList<>(Files.readAllLines(here.resolve("golden/" + NAME + "." + kind)));
  }

  private void write(String kind, List<String> lines) throws IOException {
    Files.writeString(here.resolve("golden/" + NAME + "." + kind), String.join("\n", lines) + "\n");
  }
}
