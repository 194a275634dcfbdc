package dev.goldtrace.report;

import java.util.ArrayList;
import java.util.List;

/**
 * What a command has to say, whatever the form it is printed in: blocks in the order of reading.
 *
 * @param blocks the blocks; the names of facts, excerpts and listings are different from each other
 */
public record Document(List<Block> blocks) {

  public Document {
    blocks = List.copyOf(blocks);
  }

  /** The document of some blocks. */
  public static Document of(Block... blocks) {
    return new Document(List.of(blocks));
  }

  /** A part of a document. Values are strings, whole numbers, booleans or lists of strings. */
  public sealed interface Block {}

  /** What the document is about. */
  public record Title(String text) implements Block {}

  /** A sentence that programs need not read. */
  public record Note(String text) implements Block {}

  /** Lines to be printed as they are. */
  public record Excerpt(String name, List<String> lines) implements Block {

    public Excerpt {
      lines = List.copyOf(lines);
    }
  }

  /** One named value. */
  public record Fact(String name, Object value) implements Block {}

  /**
   * Rows of values.
   *
   * @param name what the rows are
   * @param columns the names of their values
   * @param rows one value for each column
   */
  public record Listing(String name, List<String> columns, List<List<Object>> rows)
      implements Block {

    public Listing {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    /** A listing to which rows are added. */
    public static Builder of(String name, String... columns) {
      return new Builder(name, List.of(columns));
    }

    /** Collects the rows of a listing. */
    public static final class Builder {
      private final String name;
      private final List<String> columns;
      private final List<List<Object>> rows = new ArrayList<>();

      private Builder(String name, List<String> columns) {
        this.name = name;
        this.columns = columns;
      }

      /** Adds a row with a value for each column. */
      public Builder row(Object... values) {
        if (values.length != columns.size()) {
          throw new IllegalArgumentException(values.length + " values for " + columns);
        }
        rows.add(List.of(values));
        return this;
      }

      public Listing build() {
        return new Listing(name, columns, rows);
      }
    }
  }
}
