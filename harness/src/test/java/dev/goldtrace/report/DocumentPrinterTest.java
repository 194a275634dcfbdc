package dev.goldtrace.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.goldtrace.report.Document.Fact;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import dev.goldtrace.report.Document.Title;
import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentPrinterTest {
  private static final Document DOCUMENT =
      Document.of(
          new Title("Two traces"),
          new Fact("folder", "traces"),
          new Fact("tags", List.of("a", "b")),
          Listing.of("traces", "id", "ticks").row("sticky/x", 9).row("y|z", 120).build(),
          new Note("129 ticks."));

  @Test
  void textAlignsColumnsAndPutsNumbersToTheRight() {
    assertThat(new DocumentPrinter(OutputFormat.TEXT).print(DOCUMENT))
        .isEqualTo(
            """
            Two traces

            folder  traces
            tags    a, b

            ID        TICKS
            sticky/x      9
            y|z         120

            129 ticks.
            """);
  }

  @Test
  void markdownEscapesBarsInTables() {
    assertThat(new DocumentPrinter(OutputFormat.MARKDOWN).print(DOCUMENT))
        .isEqualTo(
            """
            # Two traces

            - folder: traces
            - tags: a, b

            | id | ticks |
            | --- | ---: |
            | sticky/x | 9 |
            | y\\|z | 120 |

            129 ticks.
            """);
  }

  @Test
  void jsonKeepsTypesAndLeavesNotesOut() {
    assertThat(new DocumentPrinter(OutputFormat.JSON).print(DOCUMENT))
        .isEqualTo(
            """
            {
              "title" : "Two traces",
              "folder" : "traces",
              "tags" : [
                "a",
                "b"
              ],
              "traces" : [
                {
                  "id" : "sticky/x",
                  "ticks" : 9
                },
                {
                  "id" : "y|z",
                  "ticks" : 120
                }
              ]
            }
            """);
  }

  @Test
  void aRowNeedsAValueForEachColumn() {
    assertThatThrownBy(() -> Listing.of("traces", "id", "ticks").row("x"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
