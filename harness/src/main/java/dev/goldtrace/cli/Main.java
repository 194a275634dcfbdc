package dev.goldtrace.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * The program: takes a command line, runs the command and answers with an exit code. It owns no
 * stream; several can run in one process.
 */
public final class Main {
  private final CliContext context;

  public Main(CliContext context) {
    this.context = context;
  }

  /** Runs on the process's own streams; only maps to an exit code. */
  public static void main(String[] args) {
    // Nothing that is printed may depend on where it is printed.
    Locale.setDefault(Locale.ROOT);
    boolean outIsTerminal = Terminal.OUT.isAttached();
    CliContext context =
        new CliContext(
            System.in,
            new Output(new FileOutputStream(FileDescriptor.out), outIsTerminal),
            new Output(new FileOutputStream(FileDescriptor.err), true),
            Path.of("").toAbsolutePath(),
            System.getenv(),
            outIsTerminal,
            Terminal.ERR.isAttached());
    System.exit(new Main(context).run(args));
  }

  /**
   * Runs one command line. Never throws: what goes wrong is said on {@code err}.
   *
   * @return one of the codes of {@link ExitCode}
   */
  public int run(String... args) {
    boolean stacktrace = List.of(args).contains("--stacktrace");
    try {
      int code = execute(List.of(args));
      context.out().flush();
      context.err().flush();
      return code;
    } catch (Throwable e) {
      return failed(e, stacktrace).code();
    }
  }

  private int execute(List<String> args) throws Throwable {
    List<String> words = new ArgumentFiles(context.workingDirectory()).expand(args);
    EmptyArguments.refuse(words);
    Optional<Callable<Integer>> command = commandWithoutOptions(words);
    return command.isPresent() ? command.get().call() : new Commands(context).run(words);
  }

  /**
   * The command, where it is one of the usual ones and only names follow: there is nothing to
   * parse, and the parser takes longer to start than most traces to run.
   */
  private Optional<Callable<Integer>> commandWithoutOptions(List<String> words) {
    if (words.isEmpty() || words.stream().anyMatch(word -> word.startsWith("-"))) {
      return Optional.empty();
    }
    List<String> names = words.subList(1, words.size());
    return switch (words.get(0)) {
      case "replay" -> Optional.of(new ReplayCommand(context, names));
      case "vectors" -> Optional.of(new VectorsCommand(context, names));
      case "list" -> Optional.of(new ListCommand(context, names));
      default -> Optional.empty();
    };
  }

  private ExitCode failed(Throwable e, boolean stacktrace) {
    if (e instanceof OutputClosedException closed) {
      return outputClosed(closed);
    }
    Failure failure = Failure.of(e);
    ExitCode exit = failure.exit();
    String message = failure.message();
    if (failure.isMistakeOfProgram() && !stacktrace) {
      message += ". Run the same command with --stacktrace and report what it prints.";
    }
    try {
      context.out().flush();
      context.say(message);
      if (stacktrace) {
        e.printStackTrace(context.err());
      }
      context.err().flush();
    } catch (OutputClosedException closed) {
      return ExitCode.OUTPUT_CLOSED;
    }
    return exit;
  }

  private ExitCode outputClosed(OutputClosedException closed) {
    if (closed.isBrokenPipe()) {
      return ExitCode.OUTPUT_CLOSED;
    }
    try {
      context.say("cannot write the output: " + closed.getMessage());
      return ExitCode.UNWRITABLE_OUTPUT;
    } catch (OutputClosedException again) {
      return ExitCode.OUTPUT_CLOSED;
    }
  }
}
