package dev.goldtrace.cli;

import dev.goldtrace.text.NearMatch;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program: takes a command line, runs the command and answers with an exit code. It owns no
 * stream; several can run in one process.
 */
public final class Main {
  private static final int HELP_WIDTH = 100;
  private static final int FEW = 5;

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
      int code = execute(commandLine(), args);
      context.out().flush();
      context.err().flush();
      return code;
    } catch (ParameterException e) {
      return wrongUsage(e).code();
    } catch (ExecutionException e) {
      return failed(e.getCause(), stacktrace).code();
    } catch (Throwable e) {
      return failed(e, stacktrace).code();
    }
  }

  private int execute(CommandLine line, String... args) {
    List<String> words = new ArgumentFiles(context.workingDirectory()).expand(List.of(args));
    EmptyArguments.refuse(words);
    return new RunLast().execute(line.parseArgs(words.toArray(String[]::new)));
  }

  private CommandLine commandLine() {
    CommandLine line = new CommandLine(new GoldtraceCommand());
    line.addSubcommand(new ReplayCommand(context));
    line.addSubcommand(new VectorsCommand(context));
    line.addSubcommand(new CompareCommand(context));
    line.addSubcommand(new ChangesCommand(context));
    line.addSubcommand(new ShowCommand(context));
    line.addSubcommand(new ListCommand(context));
    line.addSubcommand(new ExplainCommand(context));
    line.addSubcommand(new DiagnoseCommand(context));
    line.addSubcommand(new CoverageCommand(context));
    line.addSubcommand(new ValidateCommand(context));
    line.addSubcommand(new WireCommand(context));
    line.addSubcommand(
        new CommandLine(new ImportCommand())
            .addSubcommand(new ImportPcapCommand(context))
            .addSubcommand(new ImportCdbCommand(context)));
    line.addSubcommand(new RecordCommand(context));
    line.addSubcommand(new ReviewCommand(context));
    line.addSubcommand(new AcceptCommand(context));
    line.addSubcommand(new RejectCommand(context));
    line.addSubcommand(new PlotCommand(context));
    line.addSubcommand(new ReportCommand(context));
    line.addSubcommand(new MinimizeCommand(context));
    line.addSubcommand(new InitSubjectCommand(context));
    line.addSubcommand(new DoctorCommand(context));
    line.addSubcommand(new HelpCommand());
    line.addSubcommand(new GenerateCompletion());
    line.getSubcommands().get("generate-completion").getCommandSpec().usageMessage().hidden(true);
    line.setOut(context.out());
    line.setErr(context.err());
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(context.colour() ? Ansi.ON : Ansi.OFF));
    describe(line);
    return line;
  }

  /** Gives a command and those below it what the help of every command has. */
  private static void describe(CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    spec.usageMessage()
        .width(HELP_WIDTH)
        .exitCodeListHeading("%nExit codes:%n")
        .exitCodeList(ExitCode.table());
    if (spec.findOption("--help") == null) {
      spec.addOption(
          OptionSpec.builder("-h", "--help")
              .usageHelp(true)
              .description("Print this help and end.")
              .build());
    }
    line.getSubcommands().values().forEach(Main::describe);
  }

  private ExitCode wrongUsage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    try {
      if (e instanceof UnmatchedArgumentException unmatched) {
        message(notKnown(unmatched) + " '" + name + " --help' lists what there is.");
      } else {
        message(ValueText.of(e.getMessage()) + " ('" + name + " --help' describes the command)");
      }
      return ExitCode.USAGE;
    } catch (OutputClosedException closed) {
      return ExitCode.OUTPUT_CLOSED;
    }
  }

  private static String notKnown(UnmatchedArgumentException e) {
    CommandLine command = e.getCommandLine();
    String word = e.getUnmatched().get(0);
    if (word.startsWith("-")) {
      return "unknown option '" + word + "'." + NearMatch.hint(word, options(command));
    }
    Collection<String> commands = commands(command);
    if (!commands.isEmpty()) {
      String what = command.getParent() == null ? "command" : "kind";
      return "unknown " + what + " '" + word + "'." + near(word, commands);
    }
    return "unexpected argument '" + word + "'.";
  }

  /** What may have been meant; where nothing is near, all there is if it is little. */
  private static String near(String word, Collection<String> commands) {
    String hint = NearMatch.hint(word, commands);
    return hint.isEmpty() && commands.size() <= FEW
        ? " There are: " + String.join(", ", commands) + "."
        : hint;
  }

  private static Collection<String> options(CommandLine command) {
    return command.getCommandSpec().optionsMap().keySet();
  }

  private static Collection<String> commands(CommandLine command) {
    return command.getSubcommands().keySet();
  }

  private ExitCode failed(Throwable e, boolean stacktrace) {
    if (e instanceof OutputClosedException closed) {
      return outputClosed(closed);
    }
    Failure failure = Failure.of(e);
    ExitCode exit = failure.exit();
    String message = failure.message();
    if (exit == ExitCode.INTERNAL_ERROR && !stacktrace) {
      message += ". Run the same command with --stacktrace and report what it prints.";
    }
    try {
      context.out().flush();
      message(message);
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
      message("cannot write the output: " + closed.getMessage());
      return ExitCode.UNWRITABLE_OUTPUT;
    } catch (OutputClosedException again) {
      return ExitCode.OUTPUT_CLOSED;
    }
  }

  private void message(String text) {
    context.err().println("goldtrace: " + text);
    context.err().flush();
  }
}
