package dev.goldtrace.cli;

import dev.goldtrace.port.wire.CommandTable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A command numbering by its client's year. */
final class NumberingConverter implements ITypeConverter<CommandTable> {

  @Override
  public CommandTable convert(String year) {
    return switch (year) {
      case "2013" -> CommandTable.CLIENT_2013;
      case "2015" -> CommandTable.CLIENT_2015;
      default -> throw new TypeConversionException("expected 2013 or 2015, found '" + year + "'");
    };
  }
}
