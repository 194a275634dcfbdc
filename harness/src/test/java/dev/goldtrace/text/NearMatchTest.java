package dev.goldtrace.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearMatchTest {
  private static final List<String> COMMANDS =
      List.of("replay", "record", "report", "review", "vectors", "list");

  @Test
  void swappedNeighboursAreOneMistake() {
    assertThat(NearMatch.of("repaly", COMMANDS)).first().isEqualTo("replay");
  }

  @Test
  void aBeginningIsEnough() {
    assertThat(NearMatch.of("vec", COMMANDS)).containsExactly("vectors");
  }

  @Test
  void caseDoesNotMatter() {
    assertThat(NearMatch.of("LIST", COMMANDS)).containsExactly("list");
  }

  @Test
  void aWordThatIsNearNothingHasNoSuggestion() {
    assertThat(NearMatch.of("frobnicate", COMMANDS)).isEmpty();
    assertThat(NearMatch.hint("frobnicate", COMMANDS)).isEmpty();
  }

  @Test
  void severalSuggestionsAreJoinedInOneSentence() {
    assertThat(NearMatch.hint("repor", List.of("report", "recor")))
        .isEqualTo(" Did you mean 'recor' or 'report'?");
  }
}
