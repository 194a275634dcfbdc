package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.probe.ProbedFunction;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FunctionCatalogTest {
  private final FunctionCatalog catalog = FunctionCatalog.ofProgram();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0x00555430",
        "0x555430",
        "00555430",
        "555430",
        "StickyManager::adjust_offset",
        "stickymanager::ADJUST_OFFSET",
        "StickyManager.adjustOffset"
      })
  void aFunctionIsFoundByItsAddressAndByItsNames(String text) {
    assertThat(catalog.find(text)).containsExactly(0x00555430);
  }

  @Test
  void aNameWithoutItsClassFindsTheFunctionsOfAllClasses() {
    assertThat(catalog.find("adjust_offset"))
        .contains(0x00555430, 0x00556180, 0x00555D30)
        .allSatisfy(
            address ->
                assertThat(catalog.name(address)).get().asString().endsWith("adjust_offset"));
  }

  @Test
  void whatIsCalledTheSameInSeveralChaptersHasTheClassOfItsChapter() {
    assertThat(catalog.find("destructor").stream().map(catalog::name))
        .containsExactly(
            Optional.of("StickyManager::destructor"),
            Optional.of("InterpolationManager::destructor"));
  }

  @Test
  void aPartOfANameIsEnoughWhenNothingIsCalledSo() {
    assertThat(catalog.find("NotifyVoyeur")).containsExactly(0x0051A6F0);
  }

  @Test
  void unknownAddressesAndNamesFindNothing() {
    assertThat(catalog.find("0x00400000")).isEmpty();
    assertThat(catalog.find("no such function")).isEmpty();
  }

  @Test
  void everyProbedAndEveryPortedFunctionIsKnown() {
    assertThat(ProbedFunction.values())
        .allSatisfy(
            function ->
                assertThat(catalog.name(function.address())).contains(function.retailName()));
    assertThat(catalog.port().all())
        .allSatisfy(function -> assertThat(catalog.name(function.address())).isPresent());
  }

  @Test
  void aFunctionThatIsNotPortedHasTheNameOfItsSection() {
    assertThat(catalog.port().at(0x005558D0)).isEmpty();
    assertThat(catalog.name(0x005558D0)).contains("InterpolationManager::Constructor");
    assertThat(catalog.name(0x004521C0)).contains("5. VectorUpdate, opcode 0xF74E");
    assertThat(catalog.names().values()).noneMatch(name -> name.matches("0x[0-9A-F]+|.*\\(0x.*"));
  }
}
