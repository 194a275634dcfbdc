package dev.goldtrace.cli;

import dev.goldtrace.text.NearMatch;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
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

/** All commands, and what picocli makes of a command line for them. */
final class Commands {
  /** How picocli's help command begins to say so. */
  private static final String HELP_FOR_NO_COMMAND = "Unknown subcommand '";

  private static final int HELP_WIDTH = 100;
  private static final int FEW = 5;

  private final CliContext context;

  Commands(CliContext context) {
    this.context = context;
  }

  /**
   * Runs one command line.
   *
   * @return one of the codes of {@link ExitCode}
   * @throws Throwable what ended the command
   */
  int run(List<String> words) throws Throwable {
    try {
      CommandLine line = commandLine(words);
      return new RunLast().execute(line.parseArgs(words.toArray(String[]::new)));
    } catch (ParameterException e) {
      return wrongUsage(e).code();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }

  private CommandLine commandLine(List<String> words) {
    CommandLine line = new CommandLine(new GoldtraceCommand());
    Map<String, Supplier<Object>> commands = commands();
    if (!words.isEmpty() && commands.containsKey(words.get(0))) {
      // To look at the options of all the others would take longer than most commands run.
      line.addSubcommand(commands.get(words.get(0)).get());
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
    line.getSubcommands().values().forEach(Commands::describe);
  }

  private ExitCode wrongUsage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    String lists = " '" + name + " --help' lists what there is.";
    try {
      if (e instanceof UnmatchedArgumentException unmatched) {
        context.say(notKnown(command, unmatched.getUnmatched().get(0)) + lists);
      } else if (e.getMessage().startsWith(HELP_FOR_NO_COMMAND)) {
        context.say(notKnown(command, e.getValue()) + lists);
      } else {
        context.say(
            ValueText.of(e.getMessage()) + " ('" + name + " --help' describes the command)");
      }
      return ExitCode.USAGE;
    } catch (OutputClosedException closed) {
      return ExitCode.OUTPUT_CLOSED;
    }
  }

  private static String notKnown(CommandLine command, String word) {
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
}
