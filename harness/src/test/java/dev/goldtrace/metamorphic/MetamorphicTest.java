package dev.goldtrace.metamorphic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.diagnose.LoadedTrace;
import dev.goldtrace.replay.ForwardingSubject;
import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.TraceHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every trace under every variation, to the last bit. The only ones left out are those with the tag
 * {@link #EXACT_CLOCK} of the change of time, and each of them must really need its own clock. For
 * every change there is a test that it can fail.
 */
class MetamorphicTest {
  private static final Path TRACES = RepositoryRoot.find().resolve("traces");
  private static final int FEWEST_TRACES = 450;

  /**
   * Another id whose bits 0 and 1 of {@code id ^ id >> 16} (the bucket of a voyeur) and bits 0 to 6
   * of {@code id ^ id >> 8} (the bucket of an object in CPhysics) are those of the id itself.
   */
  private static final int SAME_BUCKETS = 0x05A58181;

  /** Landblocks to the west and to the south, both even. */
  private static final int EVEN_BLOCKS = 0x20240000;

  /**
   * Seconds. Traces begin at 1000: from [768, 1024) to [512, 768) a double keeps its last bit's
   * weight, so sums round alike; later times come to where there are more bits, and lose none.
   */
  private static final double EXACT_SHIFT = 256;

  /** Tag of a trace whose times are limits to the last bit: no other clock has the same. */
  private static final String EXACT_CLOCK = "exact-clock";

  /** What is done to a trace. */
  enum Change {
    NOTHING_BUT_AFTER_ANOTHER_TRACE(new Untouched()),
    OTHER_LANDBLOCK(Renaming.cells(cell -> cell - EVEN_BLOCKS)),
    OTHER_IDS_IN_THE_SAME_BUCKETS(Renaming.ids(id -> id ^ SAME_BUCKETS)),
    OTHER_TIME(Renaming.times(time -> time - EXACT_SHIFT)),
    UNRELATED_OBJECTS(new UnrelatedObjects());

    private final Variation variation;

    Change(Variation variation) {
      this.variation = variation;
    }
  }

  private static final class Untouched implements Variation {
    @Override
    public LoadedTrace of(LoadedTrace trace) {
      return trace;
    }
  }

  private static final Map<Change, List<String>> DIFFERENCES = new EnumMap<>(Change.class);
  private static final Map<Change, Integer> COMPARED = new EnumMap<>(Change.class);
  private static final List<String> LEFT_OUT_FOR_NOTHING = new ArrayList<>();
  private static int traces;
  private static int exactClocks;

  @BeforeAll
  static void replayEveryTraceUnderEveryChange() throws IOException {
    for (Change change : Change.values()) {
      DIFFERENCES.put(change, new ArrayList<>());
      COMPARED.put(change, 0);
    }
    // One subject for all: what a trace leaves behind would reach the next.
    Subject used = new PortSubject();
    for (Path file : traceFiles(TRACES)) {
      traces++;
      LoadedTrace trace = LoadedTrace.read(file);
      Replayed original = Replayed.of(trace, new PortSubject());
      assertThat(original.frames()).as(file.toString()).isNotEmpty();
      for (Change change : Change.values()) {
        String difference = difference(trace, original, change.variation, used);
        if (change == Change.OTHER_TIME && trace.header().tags().contains(EXACT_CLOCK)) {
          exactClocks++;
          if (difference.isEmpty()) {
            LEFT_OUT_FOR_NOTHING.add(TRACES.relativize(file).toString());
          }
          continue;
        }
        COMPARED.merge(change, 1, Integer::sum);
        if (!difference.isEmpty()) {
          DIFFERENCES.get(change).add(TRACES.relativize(file) + ": " + difference);
        }
      }
    }
  }

  private static List<Path> traceFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".trace.jsonl")).sorted().toList();
    }
  }

  private static String difference(
      LoadedTrace trace, Replayed original, Variation variation, Subject subject) {
    Replayed result = variation.compared(Replayed.of(variation.of(trace), subject));
    return variation.expected(original).firstDifference(result);
  }

  @ParameterizedTest
  @EnumSource
  void everyTraceGivesTheSameResultUnder(Change change) {
    assertThat(DIFFERENCES.get(change)).isEmpty();
    assertThat(COMPARED.get(change))
        .isEqualTo(change == Change.OTHER_TIME ? traces - exactClocks : traces)
        .isGreaterThanOrEqualTo(FEWEST_TRACES);
  }

  @Test
  void whatIsLeftOutNeedsItsOwnClock() {
    assertThat(exactClocks).isPositive();
    assertThat(LEFT_OUT_FOR_NOTHING).isEmpty();
  }

  /** Does not forget: each trace but the first comes into the world of those before. */
  private static final class Remembering extends ForwardingSubject {
    private boolean started;

    @Override
    public void start(TraceHeader header) throws SubjectException {
      if (!started) {
        super.start(header);
        started = true;
      }
    }
  }

  @Test
  void whatATraceLeavesBehindIsNoticed() throws IOException {
    LoadedTrace trace = LoadedTrace.read(TRACES.resolve("retail/sticky/above.trace.jsonl"));
    Replayed original = Replayed.of(trace, new PortSubject());
    try (Subject remembering = new Remembering()) {
      Variation otherIds = Change.OTHER_IDS_IN_THE_SAME_BUCKETS.variation;
      assertThat(difference(trace, original, otherIds, remembering)).isEmpty();
      assertThat(difference(trace, original, new Untouched(), remembering)).isNotEmpty();
    }
  }

  @Test
  void idsInOtherBucketsAreNoticed() throws IOException {
    assertThat(differing("retail/target", Renaming.ids(id -> id ^ 3))).isPositive();
  }

  @Test
  void aShiftThatDoesNotKeepTheLastBitsIsNoticed() throws IOException {
    assertThat(differing("retail/sticky", Renaming.times(time -> time + 1e6 / 7))).isPositive();
  }

  @Test
  void blocksThatSwapTheirPlacesAreNoticed() throws IOException {
    assertThat(differing("ace/border", Renaming.cells(cell -> cell ^ 0xFF000000))).isPositive();
  }

  @Test
  void anObjectThatIsNotUnrelatedIsNoticed() throws IOException {
    UnrelatedObjects added = new UnrelatedObjects();
    Variation shown =
        new Variation() {
          @Override
          public LoadedTrace of(LoadedTrace trace) {
            return added.of(trace);
          }
        };
    assertThat(differing("retail/remote", shown))
        .isEqualTo(traceFiles(TRACES.resolve("retail/remote")).size());
  }

  private static int differing(String folder, Variation variation) throws IOException {
    int differing = 0;
    for (Path file : traceFiles(TRACES.resolve(folder))) {
      LoadedTrace trace = LoadedTrace.read(file);
      Replayed original = Replayed.of(trace, new PortSubject());
      String difference = difference(trace, original, variation, new PortSubject());
      differing += difference.isEmpty() ? 0 : 1;
    }
    return differing;
  }
}
