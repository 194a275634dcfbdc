package dev.goldtrace.cli;

import dev.goldtrace.check.CaseChoice;
import dev.goldtrace.check.CaseTraits;
import dev.goldtrace.check.Shard;
import dev.goldtrace.check.TraceCase;
import dev.goldtrace.check.VectorFinder.VectorFile;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.result.RunResult;
import dev.goldtrace.result.RunResult.RunFacts;
import dev.goldtrace.text.NearMatch;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which of the traces, files, recordings or checks that are named a command is to look at. */
final class ChoiceOptions {
  @Mixin private FilterOption filter = new FilterOption();

  @Option(
      names = "--shard",
      paramLabel = "i/n",
      description =
          "Only the i-th of n parts. The part depends on the id alone; the parts together are the"
              + " whole.")
  private String shard = "1/1";

  /** The conditions as they were given. */
  List<String> filters() {
    return filter.texts();
  }

  /**
   * The facts of a run of the chosen.
   *
   * @param kind what they are, one of the kinds of {@link RunResult}
   * @param subject what they were run through
   * @param notCompared kinds of row that were not compared
   */
  RunFacts facts(String kind, String subject, Set<RowKind> notCompared) {
    return new RunFacts(
        kind,
        new VersionText().getVersion()[0],
        subject,
        notCompared.stream().map(RowKind::word).toList(),
        filters(),
        choice().shard().toString());
  }

  /**
   * What was chosen.
   *
   * @throws UsageException a condition or the part is none
   */
  CaseChoice choice() {
    return new CaseChoice(filter.all(), part());
  }

  private Shard part() {
    return Shard.parse(shard)
        .orElseThrow(
            () ->
                new UsageException(
                    "--shard takes i/n with i from 1 to n, e.g. 1/4, not '" + shard + "'."));
  }

  /**
   * Which checks of a result are chosen. That none is, is fine: a part of the changes may be empty.
   *
   * @throws UsageException a condition asks for what a check does not have
   */
  Predicate<RunResult.CheckTotal> ofChecks() {
    filter.requireNoHeader("check");
    CaseChoice choice = choice();
    return check ->
        choice.filters().stream().allMatch(condition -> condition.accepts(check.traits()))
            && choice.shard().holds(check.id());
  }

  /**
   * The chosen traces.
   *
   * @throws UsageException none fulfils the conditions
   */
  List<TraceCase> traces(List<TraceCase> cases, Path here) {
    filter.requireProbed();
    return choose(cases, one -> one.traits(here), "trace");
  }

  /**
   * The chosen files of function vectors.
   *
   * @throws UsageException none fulfils the conditions
   */
  List<VectorFile> vectors(List<VectorFile> files, Path here) {
    return choose(files, one -> one.traits(here), "file of function vectors");
  }

  /** Whether a function is one of those that the conditions are about, if they are about some. */
  Predicate<CaseTraits.Function> ofFunctions() {
    return function -> choice().filters().stream().allMatch(filter -> filter.accepts(function));
  }

  /**
   * The chosen ones of anything that has only an id.
   *
   * @param what what they are
   * @throws UsageException none fulfils the conditions, or one asks for something else
   */
  <T> List<T> byName(List<T> all, Function<T, CaseTraits> traits, String what) {
    filter.requireName(what);
    return choose(all, traits, what);
  }

  /**
   * The chosen ones of anything that has only an id and calls.
   *
   * @param what what they are
   * @throws UsageException none fulfils the conditions, or one asks for what a trace's header holds
   */
  <T> List<T> withoutHeaders(List<T> all, Function<T, CaseTraits> traits, String what) {
    filter.requireProbed();
    filter.requireNoHeader(what);
    return choose(all, traits, what);
  }

  /** What may have been meant by the first condition that nothing fulfils. */
  private static <T> String near(CaseChoice choice, List<T> all, Function<T, CaseTraits> traits) {
    List<CaseTraits> facts = all.stream().map(traits).toList();
    return choice.filters().stream()
        .filter(condition -> facts.stream().noneMatch(condition::accepts))
        .findFirst()
        .map(condition -> NearMatch.hint(condition.near(facts)))
        .orElse("");
  }

  /**
   * The chosen ones. An empty part is fine, but not a condition that nothing fulfils: that is a
   * mistake.
   *
   * @param traits what conditions look at
   * @param what what they are
   * @throws UsageException none fulfils the conditions
   */
  <T> List<T> choose(List<T> all, Function<T, CaseTraits> traits, String what) {
    CaseChoice choice = choice();
    List<T> fulfilling = choice.fulfilling(all, traits);
    if (fulfilling.isEmpty() && !filter.isEmpty()) {
      throw new UsageException(
          "no " + what + " fulfils " + filter.shown() + "." + near(choice, all, traits));
    }
    return choice.part(fulfilling, one -> traits.apply(one).id());
  }
}
