package dev.goldtrace.replay.process;

import dev.goldtrace.replay.RowKind;
import dev.goldtrace.replay.Subject;
import dev.goldtrace.replay.SubjectException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A program that can be replayed through, in as many processes as are wanted. */
public final class SubjectCommand implements AutoCloseable {
  private static final String HELLO = "{\"k\":\"hello\",\"protocol\":1}";

  private final List<String> words;
  private final Path folder;
  private final SubjectLimits limits;
  private SubjectHello hello;
  private SubjectProcess first;

  private SubjectCommand(List<String> words, Path folder, SubjectLimits limits) {
    this.words = List.copyOf(words);
    this.folder = folder;
    this.limits = limits;
  }

  /**
   * Starts a program and lets it introduce itself.
   *
   * @param words its name and its arguments
   * @param folder its working directory
   * @throws SubjectException it can't be started, or does not speak the protocol
   */
  public static SubjectCommand connect(List<String> words, Path folder, SubjectLimits limits)
      throws SubjectException {
    return connect(SubjectProcess.start(words, folder, limits), words, folder, limits);
  }

  /** As the other method, with a first process that runs already. */
  static SubjectCommand connect(
      SubjectProcess first, List<String> words, Path folder, SubjectLimits limits)
      throws SubjectException {
    SubjectCommand command = new SubjectCommand(words, folder, limits);
    command.first = first;
    command.hello = introduced(first);
    return command;
  }

  /** Name and version, as the program says. */
  public String description() {
    return hello.name() + " " + hello.version();
  }

  /** Which rows the program answers. */
  public Set<RowKind> emits() {
    return hello.emits();
  }

  /** Whether the program says that it can be made to show a known divergence. */
  public boolean hasSwitch(String divergence) {
    return hello.hasSwitch(divergence);
  }

  SubjectHello hello() {
    return hello;
  }

  /** A subject with a process of its own; the first one gets the process that is there. */
  public synchronized Subject subject() {
    SubjectProcess process = first;
    first = null;
    return new ProcessSubject(this, process);
  }

  /**
   * Starts another process of the program.
   *
   * @throws SubjectException it can't be started, or is not what it was
   */
  SubjectProcess launch() throws SubjectException {
    SubjectProcess process = SubjectProcess.start(words, folder, limits);
    if (!introduced(process).equals(hello)) {
      throw process.broken("says another hello than its first process did");
    }
    return process;
  }

  private static SubjectHello introduced(SubjectProcess process) throws SubjectException {
    process.send(HELLO);
    if (process.next() instanceof Answer.Hello answer) {
      return answer.hello();
    }
    throw process.broken("did not answer the hello with a hello");
  }

  /** Ends the process that no subject was made of. */
  @Override
  public synchronized void close() {
    if (first != null) {
      first.close();
      first = null;
    }
  }
}
