package dev.goldtrace.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Excerpt;
import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.Document.Title;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints documents in one of the forms. */
public final class DocumentPrinter {
  private static final String GAP = "  ";

  private final OutputFormat format;

  public DocumentPrinter(OutputFormat format) {
    this.format = format;
  }

  /** The document as text; every line ends in {@code '\n'}. */
  public String print(Document document) {
    return switch (format) {
      case TEXT -> text(document);
      case MARKDOWN -> markdown(document);
      case JSON -> json(document);
    };
  }

  private static String text(Document document) {
    int width =
        document.blocks().stream()
            .filter(Fact.class::isInstance)
            .mapToInt(block -> ((Fact) block).name().length())
            .max()
            .orElse(0);
    StringBuilder text = new StringBuilder();
    Block before = null;
    for (Block block : document.blocks()) {
      if (before != null && !(before instanceof Fact && block instanceof Fact)) {
        text.append('\n');
      }
      text.append(text(block, width));
      before = block;
    }
    return text.toString();
  }

  private static String text(Block block, int width) {
    if (block instanceof Title title) {
      return title.text() + "\n";
    }
    if (block instanceof Note note) {
      return note.text() + "\n";
    }
    if (block instanceof Fact fact) {
      return padded(fact.name(), width) + GAP + words(fact.value()) + "\n";
    }
    if (block instanceof Excerpt excerpt) {
      return excerpt.name() + "\n" + lines(excerpt, GAP);
    }
    return table((Listing) block);
  }

  private static String table(Listing listing) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(listing.columns().stream().map(name -> name.toUpperCase(Locale.ROOT)).toList());
    for (List<Object> row : listing.rows()) {
      lines.add(row.stream().map(DocumentPrinter::words).toList());
    }
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder columns = new StringBuilder();
      for (int i = 0; i < line.size(); i++) {
        boolean right = isNumber(listing, i);
        columns.append(i == 0 ? "" : GAP).append(cell(line.get(i), width(lines, i), right));
      }
      text.append(columns.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static boolean isNumber(Listing listing, int column) {
    return !listing.rows().isEmpty()
        && listing.rows().stream().allMatch(row -> row.get(column) instanceof Number);
  }

  private static int width(List<List<String>> lines, int column) {
    return lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0);
  }

  private static String cell(String text, int width, boolean right) {
    return right ? " ".repeat(width - text.length()) + text : padded(text, width);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private static String markdown(Document document) {
    StringBuilder text = new StringBuilder();
    Block before = null;
    for (Block block : document.blocks()) {
      if (before != null && !(before instanceof Fact && block instanceof Fact)) {
        text.append('\n');
      }
      text.append(markdown(block));
      before = block;
    }
    return text.toString();
  }

  private static String markdown(Block block) {
    if (block instanceof Title title) {
      return "# " + MarkdownText.escape(title.text()) + "\n";
    }
    if (block instanceof Note note) {
      return MarkdownText.escape(note.text()) + "\n";
    }
    if (block instanceof Fact fact) {
      return "- " + fact.name() + ": " + MarkdownText.escape(words(fact.value())) + "\n";
    }
    if (block instanceof Excerpt excerpt) {
      return excerpt.name() + ":\n\n```text\n" + lines(excerpt, "") + "```\n";
    }
    Listing listing = (Listing) block;
    StringBuilder text = new StringBuilder(markdownRow(listing.columns()));
    List<String> rule = new ArrayList<>();
    for (int i = 0; i < listing.columns().size(); i++) {
      rule.add(isNumber(listing, i) ? "---:" : "---");
    }
    text.append(markdownRow(rule));
    for (List<Object> row : listing.rows()) {
      text.append(markdownRow(row.stream().map(value -> markdownCell(words(value))).toList()));
    }
    return text.toString();
  }

  private static String lines(Excerpt excerpt, String indent) {
    StringBuilder text = new StringBuilder();
    excerpt.lines().forEach(line -> text.append(indent).append(line).append('\n'));
    return text.toString();
  }

  /** Text that may come from outside must not end the cell either. */
  private static String markdownCell(String text) {
    return MarkdownText.escape(text).replace("|", "\\|");
  }

  private static String markdownRow(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String json(Document document) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (Block block : document.blocks()) {
      if (block instanceof Title title) {
        members.put("title", title.text());
      } else if (block instanceof Fact fact) {
        members.put(fact.name(), fact.value());
      } else if (block instanceof Excerpt excerpt) {
        members.put(excerpt.name(), excerpt.lines());
      } else if (block instanceof Listing listing) {
        members.put(listing.name(), objects(listing));
      }
    }
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter().withObjectIndenter(indenter);
    printer.indentArraysWith(indenter);
    try {
      return new ObjectMapper().writer(printer).writeValueAsString(members) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Map<String, Object>> objects(Listing listing) {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (List<Object> row : listing.rows()) {
      Map<String, Object> object = new LinkedHashMap<>();
      for (int i = 0; i < row.size(); i++) {
        object.put(listing.columns().get(i), row.get(i));
      }
      objects.add(Collections.unmodifiableMap(object));
    }
    return objects;
  }

  private static String words(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
    return String.valueOf(value);
  }
}
