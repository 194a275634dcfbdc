package dev.goldtrace.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextLinesTest {

  @Test
  void linesAreSplitAtLineFeedsWhereverTheBufferEnds() {
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      String line = "ä€𐍈".repeat(i % 50) + i;
      expected.add(line);
      text.append(line).append('\n');
    }
    expected.add("x".repeat(500_000));
    text.append(expected.get(3000)).append('\n');
    assertThat(read(new ByteArrayInputStream(text.toString().getBytes(UTF_8)))).isEqualTo(expected);
  }

  @Test
  void streamThatGivesOneByteAtATimeIsReadTheSame() {
    byte[] bytes = "aä\n\n€𐍈\nlast".getBytes(UTF_8);
    InputStream slow =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] target, int offset, int count) {
            return super.read(target, offset, Math.min(count, 1));
          }
        };
    assertThat(read(slow)).containsExactly("aä", "", "€𐍈", "last");
  }

  @Test
  void lastLineWithoutLineEndIsMarked() {
    TextLines lines = open("a\nb");
    assertThat(lines.next()).isTrue();
    assertThat(lines.terminated()).isTrue();
    assertThat(lines.next()).isTrue();
    assertThat(lines.terminated()).isFalse();
    assertThat(lines.next()).isFalse();
  }

  @Test
  void readingGoesOnAfterALineThatCannotBeRead() {
    byte[] bytes = "ok\nb?d\nlong long long\nok".getBytes(UTF_8);
    bytes[4] = (byte) 0xFF;
    InputLimits limits = new InputLimits(8, 1000, 1);
    try (TextLines lines = TextLines.of(new ByteArrayInputStream(bytes), "f", limits)) {
      assertThat(lines.next()).isTrue();
      assertThat(lines.fault()).isNull();
      assertThat(lines.next()).isTrue();
      assertThat(lines.fault()).startsWith("bytes that are not UTF-8");
      assertThat(lines.faultColumn()).isEqualTo(2);
      assertThat(lines.next()).isTrue();
      assertThat(lines.fault()).startsWith("this line is longer than 8 bytes");
      assertThat(lines.next()).isTrue();
      assertThat(lines.text()).isEqualTo("ok");
      assertThat(lines.fault()).isNull();
      assertThat(lines.number()).isEqualTo(4);
      assertThat(lines.next()).isFalse();
    }
  }

  @Test
  void pairsOfSurrogatesAreNoFault() {
    byte[] bytes = "?\n\uD800\uDC00\n".getBytes(UTF_8);
    bytes[0] = (byte) 0xC0;
    try (TextLines lines =
        TextLines.of(new ByteArrayInputStream(bytes), "f", InputLimits.DEFAULT)) {
      lines.next();
      assertThat(lines.fault()).isNotNull();
      lines.next();
      assertThat(lines.fault()).isNull();
      assertThat(lines.text()).isEqualTo("\uD800\uDC00");
    }
  }

  @Test
  void byteOrderMarkAndCarriageReturnAreLeftOut() {
    TextLines lines = open("\uFEFFa\r\nb\n");
    lines.next();
    assertThat(lines.text()).isEqualTo("a");
    assertThat(lines.byteOrderMark()).isTrue();
    assertThat(lines.carriageReturn()).isTrue();
    lines.next();
    assertThat(lines.carriageReturn()).isFalse();
  }

  private static TextLines open(String text) {
    return TextLines.of(new ByteArrayInputStream(text.getBytes(UTF_8)), "f", InputLimits.DEFAULT);
  }

  private static List<String> read(InputStream in) {
    List<String> found = new ArrayList<>();
    try (TextLines lines = TextLines.of(in, "f", InputLimits.DEFAULT)) {
      while (lines.next()) {
        assertThat(lines.fault()).isNull();
        found.add(lines.text());
      }
    }
    return found;
  }
}
