package dev.goldtrace.cli;

import dev.goldtrace.text.NearMatch;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
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
      int code = execute(commandLine(args), args);
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

  private CommandLine commandLine(String... args) {
    CommandLine line = new CommandLine(new GoldtraceCommand());
    Map<String, Supplier<Object>> commands = commands();
    if (args.length > 0 && commands.containsKey(args[0])) {
      // To look at the options of all the others would take longer than most commands run.
      line.addSubcommand(commands.get(args[0]).get());
    } else {
      commands.values().forEach(command -> line.addSubcommand(command.get()));
      line.addSubcommand(new HelpCommand());
      line.addSubcommand(new GenerateCompletion());
      line.getSubcommands().get("generate-completion").getCommandSpec().usageMessage().hidden(true);
    }
    line.setOut(context.out());
    line.setErr(context.err());
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setColorScheme(CommandLine.Help.defaultColorScheme(context.colour() ? Ansi.ON : Ansi.OFF));
    describe(line);
    return line;
  }

  /** The commands by name, in the order in which the help lists them. */
  private Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("replay", () -> new ReplayCommand(context));
    commands.put("vectors", () -> new VectorsCommand(context));
    commands.put("compare", () -> new CompareCommand(context));
    commands.put("changes", () -> new ChangesCommand(context));
    commands.put("show", () -> new ShowCommand(context));
    commands.put("list", () -> new ListCommand(context));
    commands.put("explain", () -> new ExplainCommand(context));
    commands.put("diagnose", () -> new DiagnoseCommand(context));
    commands.put("coverage", () -> new CoverageCommand(context));
    commands.put("validate", () -> new ValidateCommand(context));
    commands.put("wire", () -> new WireCommand(context));
    commands.put(
        "import",
        () ->
            new CommandLine(new ImportCommand())
                .addSubcommand(new ImportPcapCommand(context))
                .addSubcommand(new ImportCdbCommand(context)));
    commands.put("record", () -> new RecordCommand(context));
    commands.put("review", () -> new ReviewCommand(context));
    commands.put("accept", () -> new AcceptCommand(context));
    commands.put("reject", () -> new RejectCommand(context));
    commands.put("plot", () -> new PlotCommand(context));
    commands.put("report", () -> new ReportCommand(context));
    commands.put("minimize", () -> new MinimizeCommand(context));
    commands.put("init-subject", () -> new InitSubjectCommand(context));
    commands.put("doctor", () -> new DoctorCommand(context));
    return commands;
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
