package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Why a text is no JSON, in words that do not speak of the library that reads it. */
public final class JsonFault {
  private static final Pattern WORD =
      Pattern.compile("(?:Non-standard|Unrecognized) token '([^']*)'");
  private static final Pattern TWICE = Pattern.compile("Duplicate field '(.*)'");
  private static final Pattern CHARACTER =
      Pattern.compile("Unexpected character \\('(.*)' \\(code [^)]*\\)\\)(.*)");

  private JsonFault() {}

  /** The reason, without a full stop. */
  public static String of(JsonProcessingException e) {
    String message = e.getOriginalMessage().lines().findFirst().orElse("");
    if (e instanceof StreamConstraintsException) {
      return message.contains("depth")
          ? "objects and arrays lie too deep in each other"
          : "a name, text or number is too long";
    }
    if (e instanceof JsonEOFException) {
      return "it ends inside an object, an array or a text; is the file truncated?";
    }
    if (message.startsWith("Illegal character")) {
      return "a control character, which only binary data has there";
    }
    Matcher word = WORD.matcher(message);
    if (word.find()) {
      String text = word.group(1);
      return text.matches("[+-]?(NaN|INF|Infinity)")
          ? "the number " + text + " must be in quotes: write \"" + quoted(text) + "\""
          : "unknown word " + JsonLine.quote(text) + ", text must be in quotes";
    }
    Matcher twice = TWICE.matcher(message);
    if (twice.find()) {
      return "member " + JsonLine.quote(twice.group(1)) + " is there twice; remove one";
    }
    Matcher character = CHARACTER.matcher(message);
    return character.find()
        ? "unexpected character " + JsonLine.quote(character.group(1)) + plain(character.group(2))
        : message.replaceAll(" ?\\((code|CTRL-CHAR)[^)]*\\)", "");
  }

  private static String plain(String expected) {
    return expected
        .replaceAll(" ?\\([^)]*\\)", "")
        .replace("was expecting", "expected")
        .replace("Expected", "expected")
        .replace("Object", "object")
        .replace("Array", "array");
  }

  private static String quoted(String number) {
    if (number.endsWith("NaN")) {
      return "NaN";
    }
    return number.startsWith("-") ? "-Infinity" : "Infinity";
  }
}
