package dev.goldtrace.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.check.FunctionCatalog;
import dev.goldtrace.compare.Column;
import dev.goldtrace.compare.FrameColumn;
import dev.goldtrace.compare.StateCells;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ColumnWritersTest {
  private static final List<String> COLUMNS =
      Stream.concat(FrameColumn.ALL.stream(), StateCells.all().stream())
          .map(Column::title)
          .toList();

  @Test
  void everyColumnButTheClockHasAWriter() {
    assertThat(COLUMNS)
        .filteredOn(column -> ColumnWriters.of(column).isEmpty())
        .containsExactly("time");
  }

  @Test
  void everyWriterIsPortedAndSpecified() {
    FunctionCatalog catalog = FunctionCatalog.ofProgram();

    for (String column : COLUMNS) {
      for (int address : ColumnWriters.of(column)) {
        assertThat(catalog.port().at(address)).as("port of 0x%08X", address).isNotEmpty();
        assertThat(catalog.spec().section(address)).as("spec of 0x%08X", address).isPresent();
      }
    }
  }
}
