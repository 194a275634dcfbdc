package dev.goldtrace.replay.process;

import dev.goldtrace.replay.RowKind;
import dev.goldtrace.trace.TraceDialect;
import java.util.Optional;
import java.util.Set;

/**
 * How a program introduces itself.
 *
 * @param name what it is called
 * @param version which version of it
 * @param emits which rows it answers
 * @param calls the retail names of the functions that it can call; absent: all
 * @param messages the types of wire messages that it takes; absent: all
 * @param dialects whose behaviour it can show
 * @param collision whether it replays traces of format 1.1
 * @param allColumns whether it replays traces of format 1.2
 * @param divergences the ids of the known divergences that it has a switch for; absent: all
 */
record SubjectHello(
    String name,
    String version,
    Set<RowKind> emits,
    Optional<Set<String>> calls,
    Optional<Set<String>> messages,
    Set<TraceDialect> dialects,
    boolean collision,
    boolean allColumns,
    Optional<Set<String>> divergences) {

  SubjectHello {
    emits = Set.copyOf(emits);
    calls = calls.map(Set::copyOf);
    messages = messages.map(Set::copyOf);
    dialects = Set.copyOf(dialects);
    divergences = divergences.map(Set::copyOf);
  }

  boolean canCall(String function) {
    return calls.isEmpty() || calls.get().contains(function);
  }

  boolean hasSwitch(String divergence) {
    return divergences.isEmpty() || divergences.get().contains(divergence);
  }

  boolean takes(String message) {
    return messages.isEmpty() || messages.get().contains(message);
  }
}
