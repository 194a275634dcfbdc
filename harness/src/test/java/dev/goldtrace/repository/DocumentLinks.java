package dev.goldtrace.repository;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The links of a document to other files of the repository. */
final class DocumentLinks {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)\\s]*)?\\)");

  private DocumentLinks() {}

  /** Links that lead to no file, as {@code document: link}. */
  static List<String> broken(Path document) {
    List<String> broken = new ArrayList<>();
    Matcher matcher = LINK.matcher(text(document));
    while (matcher.find()) {
      String target = matcher.group(1);
      if (!target.contains("://") && !Files.exists(document.resolveSibling(target))) {
        broken.add(document + ": " + target);
      }
    }
    return broken;
  }

  private static String text(Path document) {
    try {
      return Files.readString(document);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
