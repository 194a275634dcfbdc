package dev.goldtrace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import org.junit.jupiter.api.Test;

class FailureTest {

  @Test
  void whatMayNotBeReadIsUnreadableInputWhereverItIsNoticed() {
    Failure failure =
        Failure.of(
            new IllegalStateException(
                new UncheckedIOException(new AccessDeniedException("traces/secret"))));

    assertThat(failure.exit()).isEqualTo(ExitCode.UNREADABLE_INPUT);
    assertThat(failure.message()).startsWith("traces/secret: permission denied; ");
  }

  @Test
  void aNameThatTheFileSystemCannotHoldIsWrongUsage() {
    Failure failure = Failure.of(new InvalidPathException("tr?ces", "Malformed input"));

    assertThat(failure.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(failure.message()).contains("'tr?ces'", "LC_ALL=C.UTF-8");
  }

  @Test
  void whereMemoryRunsOutItIsSaidHowToGiveMore() {
    Failure failure = Failure.of(new IllegalStateException(new OutOfMemoryError("Java heap")));

    assertThat(failure.exit()).isEqualTo(ExitCode.INTERNAL_ERROR);
    assertThat(failure.message()).startsWith("out of memory").contains("GOLDTRACE_JAVA_OPTS=-Xmx");
    assertThat(failure.isMistakeOfProgram()).isFalse();
  }

  @Test
  void anythingElseIsAMistakeOfTheProgram() {
    Failure failure = Failure.of(new IllegalStateException("x"));

    assertThat(failure.exit()).isEqualTo(ExitCode.INTERNAL_ERROR);
    assertThat(failure.isMistakeOfProgram()).isTrue();
  }

  @Test
  void aMessageThatSpeaksOfAnInternalErrorIsNone() {
    Failure failure = Failure.of(new UsageException("internal error: is no trace id"));

    assertThat(failure.isMistakeOfProgram()).isFalse();
  }
}
