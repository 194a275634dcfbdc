package dev.goldtrace.importer.cdb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.probe.ProbedFunction.ArgumentType;
import dev.goldtrace.repository.RepositoryRoot;
import dev.goldtrace.trace.CallFunction;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The recorder script, as far as it can be judged without the client and its debugger. */
class RecorderScriptTest {
  /** A command longer than this is refused by the debugger. */
  private static final int LONGEST_COMMAND = 4096;

  private static final Pattern BREAKPOINT = Pattern.compile("bp 0x([0-9a-f]{8}) \".*; gc\"");
  private static final Pattern USED = Pattern.compile("\\$\\{(\\w+)}");

  private final RecorderScript script;

  RecorderScriptTest() throws IOException {
    script = RecorderScript.read();
  }

  @Test
  void everyProbedFunctionPrintsItsArguments() {
    for (ProbedFunction function : ProbedFunction.values()) {
      if (function.isCollision()) {
        continue;
      }
      String key = String.format("enter %08x", function.address());
      int words =
          1
              + function.arguments().stream()
                  .mapToInt(a -> a.type() == ArgumentType.F64 ? 2 : 1)
                  .sum();
      assertThat(script.prints().get(key)).as(key).hasSize(1);
      assertThat(script.prints().get(key).get(0).words()).as(key).isEqualTo(words);
      assertThat(breakpoints()).contains(String.format("%08x", function.address()));
    }
  }

  @Test
  void everyCallThatATraceKnowsIsPrinted() {
    Set<String> printed =
        script.prints().keySet().stream()
            .filter(key -> key.startsWith("call "))
            .map(key -> key.substring(5))
            .collect(Collectors.toSet());
    Set<String> expected =
        Arrays.stream(CallFunction.values())
            .filter(LoggedCall::isExpressible)
            .map(CallFunction::retailName)
            .collect(Collectors.toSet());
    // What the script takes for a removal.
    expected.remove(CallFunction.EXIT_WORLD.retailName());
    assertThat(printed).isEqualTo(expected);
    assertThat(script.prints()).containsKey("remove");
  }

  @Test
  void everyFormatHasAsManyArgumentsAsItPrints() {
    script
        .prints()
        .forEach(
            (key, prints) ->
                assertThat(prints)
                    .as(key)
                    .allSatisfy(print -> assertThat(print.arguments()).isEqualTo(print.words())));
  }

  @Test
  void noAddressHasTwoBreakpointsAndEachIsOneCommandThatGoesOn() {
    assertThat(breakpoints()).doesNotHaveDuplicates().hasSizeGreaterThan(60);
    assertThat(script.commands())
        .filteredOn(line -> line.startsWith("bp "))
        .allSatisfy(
            line -> {
              assertThat(line).matches(BREAKPOINT).hasSizeLessThan(LONGEST_COMMAND);
              assertThat(line.replace("\\\"", "").chars().filter(c -> c == '"').count())
                  .isEqualTo(2);
            });
    assertThat(script.commands())
        .allSatisfy(
            line -> {
              assertThat(count(line, '{')).isEqualTo(count(line, '}'));
              assertThat(count(line, '(')).isEqualTo(count(line, ')'));
            });
  }

  @Test
  void whatNoDocumentStatesIsAPlaceholderThatIsRefusedUntilItIsFilledIn() {
    List<String> commands = script.commands();
    List<String> named =
        commands.stream()
            .filter(line -> line.startsWith("as "))
            .map(line -> line.split(" ")[1])
            .toList();
    Set<String> used = new HashSet<>();
    for (String line : commands) {
      Matcher name = USED.matcher(line);
      while (name.find()) {
        used.add(name.group(1));
      }
    }
    assertThat(named).doesNotHaveDuplicates().containsAll(used);
    for (String name : named) {
      if (name.equals("LOG_STATE")) {
        continue;
      }
      assertThat(commands).contains("as " + name + " 0xffffffff");
      assertThat(commands)
          .filteredOn(
              line ->
                  line.startsWith(".if (")
                      && line.contains("${" + name + "} == 0xffffffff")
                      && line.contains("\"not filled in: " + name + "\\n\""))
          .as(name)
          .hasSize(1);
    }
    assertThat(commands)
        .anyMatch(line -> line.startsWith(".if (@$t19 != 0)") && line.contains("qd"));
  }

  @Test
  void theDocumentNamesEveryKindOfLineAndEveryPlaceholder() throws IOException {
    String document = Files.readString(RepositoryRoot.find().resolve("docs/import-cdb.md"));
    script.prints().keySet().forEach(key -> assertThat(document).contains("`" + key.split(" ")[0]));
    script.commands().stream()
        .filter(line -> line.startsWith("as "))
        .forEach(line -> assertThat(document).contains("`" + line.split(" ")[1] + "`"));
    assertThat(Arrays.asList("begin", "end", "time", "env"))
        .allSatisfy(kind -> assertThat(document).contains("`" + kind));
  }

  private List<String> breakpoints() {
    return script.commands().stream()
        .map(BREAKPOINT::matcher)
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .toList();
  }

  private static long count(String line, char what) {
    return line.chars().filter(c -> c == what).count();
  }
}
