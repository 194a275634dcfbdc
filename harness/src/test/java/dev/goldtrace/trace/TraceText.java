package dev.goldtrace.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;

/** Small traces as text, for tests. */
final class TraceText {

  static final String HEADER =
      "{\"k\":\"trace\",\"v\":1,\"id\":\"a/b\",\"origin\":\"authored\",\"dialect\":\"retail\","
          + "\"build\":\"none\",\"title\":\"t\",\"tags\":[\"x\"],\"time\":1000}";
  static final String HEADER_1_1 =
      HEADER.substring(0, HEADER.length() - 1) + ",\"collision\":\"port\",\"ground\":{\"z\":0}}";
  static final String OBJECT =
      "{\"k\":\"object\",\"guid\":\"0x80000001\",\"pos\":{\"cell\":\"0xA9B40019\",\"o\":[1,2,3],"
          + "\"q\":[1,0,0,0]}}";

  private TraceText() {}

  /** Header, object and these lines, with line ends. */
  static String of(String... lines) {
    return HEADER + "\n" + OBJECT + "\n" + joined(lines);
  }

  /** Header of format 1.1, object and these lines. */
  static String of11(String... lines) {
    return HEADER_1_1 + "\n" + OBJECT + "\n" + joined(lines);
  }

  private static String joined(String... lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  static List<TraceRecord> read(String text) {
    return read(text.getBytes(UTF_8), ReadOptions.QUIET);
  }

  static List<TraceRecord> read(byte[] bytes, ReadOptions options) {
    List<TraceRecord> records = new ArrayList<>();
    try (TraceReader reader =
        TraceReader.of(new ByteArrayInputStream(bytes), "t.trace.jsonl", options)) {
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        records.add(record);
      }
    }
    return records;
  }

  /** The message that reading ends with; null if the trace is read to its end. */
  static String failure(String text) {
    return failure(text.getBytes(UTF_8), ReadOptions.QUIET);
  }

  static String failure(byte[] bytes, ReadOptions options) {
    try {
      read(bytes, options);
      return null;
    } catch (InputException e) {
      return e.getMessage();
    }
  }
}
