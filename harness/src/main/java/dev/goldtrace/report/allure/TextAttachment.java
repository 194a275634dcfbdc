package dev.goldtrace.report.allure;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A file that explains a failure.
 *
 * @param name what a reader calls it
 * @param type its media type
 * @param extension the end of its file's name
 * @param text its content
 */
record TextAttachment(String name, String type, String extension, String text) {

  /** What the attachments of one result may hold together. */
  static final int MOST_BYTES = 100_000;

  static TextAttachment plain(String name, String text) {
    return new TextAttachment(name, "text/plain", "txt", text);
  }

  static TextAttachment html(String name, String text) {
    return new TextAttachment(name, "text/html", "html", text);
  }

  static TextAttachment svg(String name, String text) {
    return new TextAttachment(name, "image/svg+xml", "svg", text);
  }

  byte[] bytes() {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * As many of the attachments as there is room for, in their order. What is left out is named at
   * the end.
   */
  static List<TextAttachment> within(int mostBytes, List<TextAttachment> all) {
    List<TextAttachment> kept = new ArrayList<>();
    List<String> dropped = new ArrayList<>();
    int room = mostBytes;
    for (TextAttachment one : all) {
      int size = one.bytes().length;
      if (size <= room) {
        room -= size;
        kept.add(one);
      } else {
        dropped.add(one.name() + " (" + size + " bytes)");
      }
    }
    if (!dropped.isEmpty()) {
      kept.add(plain("left out", "Too large to attach: " + String.join(", ", dropped) + "\n"));
    }
    return kept;
  }
}
