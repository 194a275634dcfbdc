package dev.goldtrace.validate;

import dev.goldtrace.check.CaseFinder;
import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.RowRules;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.TextLines;
import dev.goldtrace.trace.TraceReader;
import dev.goldtrace.vector.VectorReader;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Checks files one after the other. What ends the reading of one does not end that of the next. */
public final class Validator {

  private final boolean strict;
  private final int mostProblems;
  private final InputLimits limits;

  /**
   * @param strict whether harmless deviations are errors
   * @param mostProblems how many problems of a file to keep; the rest is counted
   * @param limits bounds on sizes
   */
  public Validator(boolean strict, int mostProblems, InputLimits limits) {
    this.strict = strict;
    this.mostProblems = mostProblems;
    this.limits = limits;
  }

  /**
   * Checks a file, or every file of an archive whose name says that it can be checked.
   *
   * @param file where it is
   * @param name what to call it
   * @param reports gets what was found, file by file
   */
  public void validate(Path file, String name, Consumer<FileReport> reports) {
    if (InputArchive.isArchive(file)) {
      archive(file, name, reports);
    } else {
      reports.accept(report(name, () -> open(file), Optional.of(file)));
    }
  }

  private TextLines open(Path file) {
    InputFile.checkRereadable(file, file.toString());
    return TextLines.open(file, limits);
  }

  private void archive(Path file, String name, Consumer<FileReport> reports) {
    try (InputArchive archive = InputArchive.open(file, limits)) {
      int checked = 0;
      for (InputArchive.Entry entry : archive.entries()) {
        if (FileKind.ofName(entry.name()) != FileKind.UNKNOWN) {
          checked++;
          reports.accept(
              report(name + "!" + entry.name(), () -> archive.lines(entry), Optional.empty()));
        }
      }
      if (checked == 0) {
        reports.accept(
            failed(name, 0, "holds no trace, golden file or vectors; check the archive"));
      }
    } catch (InputException e) {
      reports.accept(failed(name, e.line(), e.problem()));
    }
  }

  /** A file or folder that can't be come at. */
  public FileReport inaccessible(String name, String problem) {
    return failed(name, 0, problem);
  }

  private FileReport failed(String name, int line, String problem) {
    ProblemList problems = new ProblemList(strict, mostProblems);
    problems.error(line, 0, problem);
    return problems.report(name, FileKind.UNKNOWN, 0);
  }

  /**
   * Opens a file twice: to see what it is, and to read it.
   *
   * @param place where its trace is looked for
   */
  private FileReport report(String name, Supplier<TextLines> open, Optional<Path> place) {
    ProblemList problems = new ProblemList(strict, mostProblems);
    FileKind kind = FileKind.ofName(name);
    int count = 0;
    try {
      try (TextLines first = open.get()) {
        FileKind seen = first.next() ? FileKind.ofFirstLine(first) : FileKind.UNKNOWN;
        kind = kind == FileKind.UNKNOWN ? seen : kind;
      }
      try (TextLines lines = open.get()) {
        try {
          read(kind, lines, problems, place);
        } finally {
          count = lines.number();
        }
      }
    } catch (InputException e) {
      problems.error(e);
    }
    place.ifPresent(file -> missingBeside(file, problems));
    return problems.report(name, kind, count);
  }

  /** A set of golden files that is there in part is told once: of its first file. */
  private static void missingBeside(Path file, ProblemList problems) {
    for (Path missing : CaseFinder.missingBeside(file)) {
      problems.deviation(
          missing.toString(),
          0,
          0,
          "golden file missing beside it: "
              + missing.getFileName()
              + "; without it the trace is replayed with --partial only: make or copy it");
    }
  }

  private static void read(
      FileKind kind, TextLines lines, ProblemList problems, Optional<Path> place) {
    TraceDoubts doubts =
        new TraceDoubts(
            problems,
            lines,
            place.flatMap(CaseFinder::placeOf).map(Path::toString).orElse(lines.file()));
    RowRules rules = new RowRules(problems, lines::number);
    switch (kind) {
      case TRACE -> TraceReader.readAll(lines, problems, doubts::record);
      case FRAMES -> FrameReader.readAll(lines, problems, rules::frame);
      case PROBES -> ProbeReader.readAll(lines, problems, rules::probe);
      case STATE -> StateReader.readAll(lines, problems, rules::state);
      case VECTORS -> VectorReader.readAll(lines, problems);
      case UNKNOWN ->
          problems.error(
              0,
              0,
              "is no trace, golden file or vectors, neither by its name nor by its first line;"
                  + " name it as the format does");
    }
    if ((kind == FileKind.FRAMES || kind == FileKind.STATE) && problems.none()) {
      place.ifPresent(file -> new GoldenEnd(problems).check(file, lines.number(), rules.tick()));
    }
  }
}
