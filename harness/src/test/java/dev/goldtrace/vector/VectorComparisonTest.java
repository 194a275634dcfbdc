package dev.goldtrace.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.goldtrace.compare.Tolerance;
import dev.goldtrace.compare.ToleranceMeter;
import dev.goldtrace.compare.ToleranceUse;
import java.util.List;
import org.junit.jupiter.api.Test;

class VectorComparisonTest {
  private static final VectorLine LINE = new VectorLine("f.jsonl", 5);

  private static List<String> compare(String expected, VectorOutput actual) {
    return compare(expected, actual, new ToleranceMeter(List.of()));
  }

  private static List<String> compare(
      String expected, VectorOutput actual, ToleranceMeter tolerances) {
    return VectorComparison.of(LINE, LINE.parse(expected), actual, tolerances)
        .divergences()
        .stream()
        .map(VectorDivergence::message)
        .toList();
  }

  @Test
  void floatsDifferByTheirBits() {
    assertThat(compare("{\"x\":0.1}", new VectorOutput().float32("x", 0.1f))).isEmpty();
    assertThat(compare("{\"x\":0.1}", new VectorOutput().float32("x", Math.nextUp(0.1f))))
        .containsExactly(
            "line 5, out.x: expected 0.1, got 0.10000001"
                + " (0x3DCCCCCD against 0x3DCCCCCE, 1 ULP, 7.450581e-09 absolute)");
  }

  @Test
  void floatsAcrossZeroAreCountedThroughBothZeros() {
    assertThat(compare("{\"x\":1e-45}", new VectorOutput().float32("x", -Float.MIN_VALUE)).get(0))
        .endsWith("(0x00000001 against 0x80000001, 3 ULP, 3e-45 absolute)");
  }

  @Test
  void anyNaNEqualsNaN() {
    float nan = Float.intBitsToFloat(0xFFC00001);
    assertThat(compare("{\"x\":\"NaN\"}", new VectorOutput().float32("x", nan))).isEmpty();
    assertThat(compare("{\"x\":\"NaN\"}", new VectorOutput().float32("x", 1)).get(0))
        .endsWith("no distance, one is not finite)");
  }

  @Test
  void doublesAreExactUnlessTheyAreAngles() {
    double next = Math.nextUp(90.0);
    assertThat(compare("{\"x\":90}", new VectorOutput().float64("x", next)))
        .containsExactly(
            "line 5, out.x: expected 90.0, got 90.00000000000001"
                + " (0x4056800000000000 against 0x4056800000000001, 1 ULP, 1.4210855e-14 absolute)");
    assertThat(compare("{\"x\":90}", new VectorOutput().angle("x", next))).isEmpty();
    assertThat(compare("{\"x\":90}", new VectorOutput().angle("x", 90 + 3e-13))).hasSize(1);
    assertThat(compare("{\"x\":\"NaN\"}", new VectorOutput().angle("x", 90))).hasSize(1);
  }

  @Test
  void aToleranceIsForOneValueOrForAllElementsOfAnArray() {
    ToleranceMeter tolerances =
        new ToleranceMeter(
            List.of(
                new Tolerance("t.csv:2", "out.q", 0, 2),
                new Tolerance("t.csv:3", "out.x", 0.5, 0)));
    float near = Math.nextUp(0.1f);
    float far = Math.nextUp(Math.nextUp(near));
    VectorOutput actual = new VectorOutput().float32("x", 1.5f).floats("q", near, far);

    assertThat(compare("{\"x\":1,\"q\":[0.1,0.1]}", actual, tolerances))
        .containsExactly(
            "line 5, out.q[1]: expected 0.1, got 0.100000024"
                + " (0x3DCCCCCD against 0x3DCCCCD0, 3 ULP, 2.2351742e-08 absolute)");
    assertThat(tolerances.uses())
        .extracting(use -> use.tolerance().place(), ToleranceUse::cells)
        .containsExactlyInAnyOrder(tuple("t.csv:2", 1L), tuple("t.csv:3", 1L));
  }

  @Test
  void idsIntegersAndBooleansAreExact() {
    VectorOutput actual =
        new VectorOutput().hex("cell", 0xA9B40001).int32("n", -1).flag("b", true).answer("a", true);
    assertThat(compare("{\"cell\":\"0xA9B40001\",\"n\":-1,\"b\":true,\"a\":1}", actual)).isEmpty();
    assertThat(compare("{\"cell\":\"0xA9B40002\",\"n\":1,\"b\":false,\"a\":0}", actual))
        .containsExactly(
            "line 5, out.cell: expected 0xA9B40002, got 0xA9B40001",
            "line 5, out.n: expected 1, got -1",
            "line 5, out.b: expected false, got true",
            "line 5, out.a: expected 0, got 1");
  }

  @Test
  void nestedObjectsAreComparedMemberByMember() {
    VectorOutput actual =
        new VectorOutput()
            .groups("list", List.of(new VectorOutput().int32("n", 1), new VectorOutput()));
    assertThat(compare("{\"list\":[{\"n\":1},{}]}", actual)).isEmpty();
    assertThat(compare("{\"list\":[{\"n\":2}]}", actual))
        .containsExactly(
            "line 5, out.list[0].n: expected 2, got 1",
            "line 5, out.list[1]: expected absent, got an object");
  }

  @Test
  void textsAreExactAndInOrder() {
    VectorOutput actual = new VectorOutput().text("hex", "00ff").texts("calls", List.of("a", "b"));

    assertThat(compare("{\"hex\":\"00ff\",\"calls\":[\"a\",\"b\"]}", actual)).isEmpty();
    assertThat(compare("{\"hex\":\"00fe\",\"calls\":[\"b\"]}", actual))
        .containsExactly(
            "line 5, out.hex: expected \"00fe\", got \"00ff\"",
            "line 5, out.calls[0]: expected \"b\", got \"a\"",
            "line 5, out.calls[1]: expected absent, got \"b\"");
  }

  @Test
  void onlyChangesArePut() {
    VectorOutput before =
        new VectorOutput()
            .int32("n", 1)
            .float32("x", 0f)
            .group("same", new VectorOutput().int32("n", 1))
            .group("state", new VectorOutput().int32("n", 1).int32("m", 2))
            .groups("items", List.of(new VectorOutput().int32("n", 1)));
    VectorOutput after =
        new VectorOutput()
            .int32("n", 1)
            .float32("x", -0f)
            .group("same", new VectorOutput().int32("n", 1))
            .group("state", new VectorOutput().int32("n", 1).int32("m", 3))
            .groups("items", List.of());

    assertThat(
            compare(
                "{\"x\":-0.0,\"state\":{\"m\":3},\"items\":[]}",
                new VectorOutput().putChanged(before, after)))
        .isEmpty();
    assertThat(compare("{}", new VectorOutput().putChanged(before, before))).isEmpty();
  }
}
