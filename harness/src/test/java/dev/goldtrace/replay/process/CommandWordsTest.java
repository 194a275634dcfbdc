package dev.goldtrace.replay.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommandWordsTest {

  @Test
  void wordsAreSplitAtWhiteSpace() {
    assertThat(CommandWords.split("  dotnet \t run\n--project x "))
        .containsExactly("dotnet", "run", "--project", "x");
  }

  @Test
  void quotesKeepWhiteSpaceAndJoinWhatTheyTouch() {
    assertThat(CommandWords.split("'my port'/run \"a  b\" c\"d e\"'f'"))
        .containsExactly("my port/run", "a  b", "cd ef");
  }

  @Test
  void anEmptyQuotedWordIsAWord() {
    assertThat(CommandWords.split("run '' \"\"")).containsExactly("run", "", "");
  }

  @Test
  void aBackslashKeepsTheNextCharacterOutsideOfSingleQuotes() {
    assertThat(CommandWords.split("a\\ b \"c\\\"d\\\\\" 'e\\' \"f\\n\""))
        .containsExactly("a b", "c\"d\\", "e\\", "f\\n");
  }

  @Test
  void nothingThatAShellWouldDoHappens() {
    assertThat(CommandWords.split("run $HOME *.txt | cat > f; `ls` && $(ls)"))
        .containsExactly("run", "$HOME", "*.txt", "|", "cat", ">", "f;", "`ls`", "&&", "$(ls)");
  }

  @Test
  void anOpenQuoteIsToldWithItsPlace() {
    assertThatThrownBy(() -> CommandWords.split("run 'a b"))
        .hasMessage("the quote ' at character 5 of the command is not closed");
    assertThatThrownBy(() -> CommandWords.split("run \"a b"))
        .hasMessage("the quote \" at character 5 of the command is not closed");
    assertThatThrownBy(() -> CommandWords.split("run \\"))
        .hasMessage("the command ends in a single backslash");
  }

  @Test
  void aCommandWithoutAProgramIsRefused() {
    assertThatThrownBy(() -> CommandWords.split(" ")).hasMessage("the command names no program");
    assertThatThrownBy(() -> CommandWords.split("''")).hasMessage("the command names no program");
  }
}
