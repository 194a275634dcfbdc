package dev.goldtrace.report.allure;

import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.trace.TraceRecord;
import java.nio.file.Path;
import java.util.Optional;

/** The lines of a trace or vector file around one place. */
final class TraceExcerpt {
  private static final int BEFORE = 6;
  private static final int AFTER = 3;
  private static final int MOST_CHARACTERS = 600;

  private final Path file;

  TraceExcerpt(Path file) {
    this.file = file;
  }

  /** The lines around a tick's record. */
  Optional<String> aroundTick(int tick) {
    try (TraceReader reader = TraceReader.open(file)) {
      int line = 1;
      for (TraceRecord record = reader.next(); record != null; record = reader.next()) {
        if (record.tick().filter(number -> number <= tick).isPresent()) {
          line = record.line();
        }
      }
      return aroundLine(line);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** The lines around a line, which is marked. */
  Optional<String> aroundLine(int line) {
    StringBuilder text = new StringBuilder();
    try (TextLines lines = TextLines.open(file, InputLimits.DEFAULT)) {
      while (lines.next() && lines.number() <= line + AFTER) {
        if (lines.number() >= line - BEFORE) {
          text.append(lines.number() == line ? "> " : "  ")
              .append(lines.number())
              .append(": ")
              .append(cut(lines.text()))
              .append('\n');
        }
      }
      return Optional.of(text.toString());
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static String cut(String line) {
    return line.length() <= MOST_CHARACTERS
        ? line
        : line.substring(0, MOST_CHARACTERS) + " ... " + line.length() + " characters";
  }
}
