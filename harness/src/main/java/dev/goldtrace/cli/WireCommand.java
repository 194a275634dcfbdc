package dev.goldtrace.cli;

import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.wire.BodyKind;
import dev.goldtrace.wire.DescriptionFormat;
import dev.goldtrace.wire.HexText;
import dev.goldtrace.wire.MessageDescriber;
import dev.goldtrace.wire.MessageDescription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a message of the wire field by field. */
@Command(
    name = "wire",
    header = "Prints a message of the wire field by field, with offsets.",
    description = {
      "Reads UpdateMotion (0xF74C), UpdatePosition (0xF748), VectorUpdate (0xF74E) and 0xF619 from"
          + " their opcode on, or with --body the bytes of a trace's msg record.",
      ""
    },
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example: goldtrace wire '4EF70000 34120080 00000000 00008040 0000D040 00000000 00000000"
          + " 00000000 03000900'"
    })
final class WireCommand implements Callable<Integer> {
  /** No message is anywhere near; a text longer than this is not one. */
  private static final int MOST_CHARACTERS = 1 << 20;

  private final CliContext context;

  @Parameters(
      arity = "1..*",
      paramLabel = "HEX",
      description =
          "The bytes in hexadecimal; white space, commas, 0x and offsets such as 0010: are fine."
              + " - reads them from standard input.")
  private List<String> hex;

  @Option(
      names = "--body",
      paramLabel = "KIND",
      description =
          "The bytes are no whole message but a body alone: movement (the hex of an UpdateMotion"
              + " record) or position (of an UpdatePosition record).")
  private Body body;

  @Option(
      names = "--numbering",
      paramLabel = "YEAR",
      defaultValue = "2013",
      converter = NumberingConverter.class,
      description =
          "The client whose command numbering the sender uses: 2013 (retail traces) or 2015 (ACE)."
              + " Default: ${DEFAULT-VALUE}.")
  private CommandTable numbering;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How to print: text, json or markdown. Default: ${DEFAULT-VALUE}.")
  private DescriptionFormat format;

  @Option(names = "--json", description = "The same as --format json.")
  private boolean json;

  WireCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    boolean standardInput = hex.equals(List.of("-"));
    String source = standardInput ? "standard input" : "HEX";
    byte[] bytes = HexText.parse(source, standardInput ? readInput() : String.join(" ", hex));
    MessageDescription description =
        new MessageDescriber(numbering)
            .describe(bytes, body == null ? BodyKind.MESSAGE : body.kind);
    context.out().print((json ? DescriptionFormat.JSON : format).print(description));
    if (description.refusal().isPresent()) {
      throw unreadable(source, description.refusal().get());
    }
    return ExitCode.AS_EXPECTED.code();
  }

  private InputException unreadable(String source, MalformedMessageException refusal) {
    String hint =
        body == null && refusal.offset() == 0
            ? "; a body without its message needs --body movement or --body position"
            : "";
    return new InputException(source, 0, 0, refusal.getMessage() + hint, refusal);
  }

  private String readInput() {
    try {
      byte[] text = context.in().readNBytes(MOST_CHARACTERS + 1);
      if (text.length > MOST_CHARACTERS) {
        throw new InputException(
            "standard input", 0, 0, "more than a mebibyte; expected the digits of one message");
      }
      return new String(text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new InputException(
          "standard input", 0, 0, "cannot be read: " + FileTrouble.reason(e), e);
    }
  }

  /** A body that comes without its message. */
  enum Body {
    MOVEMENT(BodyKind.MOVEMENT),
    POSITION(BodyKind.POSITION);

    private final BodyKind kind;

    Body(BodyKind kind) {
      this.kind = kind;
    }
  }
}
