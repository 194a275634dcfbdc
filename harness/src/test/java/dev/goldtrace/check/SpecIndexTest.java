package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SpecIndexTest {
  private final SpecIndex index = SpecIndex.ofProgram();

  @Test
  void everyTextOfTheSpecificationIsRead() throws IOException {
    try (Stream<Path> files = Files.list(RepositoryRoot.find().resolve("docs/spec"))) {
      assertThat(
              files.map(file -> file.getFileName().toString()).filter(n -> !n.equals("README.md")))
          .containsExactlyInAnyOrderElementsOf(SpecIndex.FILES);
    }
  }

  @Test
  void aFunctionWithASectionOfItsOwnIsFoundThere() {
    SpecPlace place = index.section(0x00555430).orElseThrow();

    assertThat(place.heading()).isTrue();
    assertThat(place.link())
        .isEqualTo("docs/spec/position-managers.md#45-adjust_offsetframe-quantum-f64-0x00555430");
  }

  @Test
  void aFunctionWithoutASectionIsFoundWhereItIsNamed() {
    SpecPlace place = index.section(0x004523D0).orElseThrow();

    assertThat(place.heading()).isFalse();
    assertThat(place.text()).contains("0x004523D0");
  }

  @Test
  void divergenceRowsAreListedInOrder() {
    assertThat(index.divergences(0x00556180)).startsWith("D-P01", "D-P03");
  }

  @Test
  void everyProbedFunctionHasASection() {
    assertThat(ProbedFunction.values())
        .filteredOn(function -> index.section(function.address()).isEmpty())
        .isEmpty();
  }

  @Test
  void everyPortedFunctionIsNamedInTheSpecification() {
    assertThat(RetailIndex.ofPort().all())
        .filteredOn(function -> index.section(function.address()).isEmpty())
        .isEmpty();
  }

  @Test
  void anchorsAreThoseOfTheRenderedDocument() {
    assertThat(SpecIndex.anchor("8.3 MoveOrTeleport(p, t) 0x00516330 — the way"))
        .isEqualTo("83-moveorteleportp-t-0x00516330--the-way");
  }
}
