package dev.goldtrace.recording;

import dev.goldtrace.golden.FrameReader;
import dev.goldtrace.golden.FrameRow;
import dev.goldtrace.golden.ProbeReader;
import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.RowReader;
import dev.goldtrace.golden.RowRules;
import dev.goldtrace.golden.StateReader;
import dev.goldtrace.golden.StateRow;
import dev.goldtrace.replay.RecordingSink;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputLimits;
import dev.goldtrace.trace.ReadOptions;
import dev.goldtrace.trace.TextLines;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** The files of one recording, wherever they lie. */
public final class RecordingFiles {
  private final Map<RowKind, Source> parts = new EnumMap<>(RowKind.class);

  /** Where a part is read from. */
  interface Source {
    /** The file as messages name it. */
    String shown();

    /** The file, or the zip file that it is in, as a command takes it. */
    String argument();

    InputStream open() throws IOException;
  }

  void add(RowKind part, Source source) {
    Source other = parts.putIfAbsent(part, source);
    if (other != null) {
      throw new InputException(
          source.shown(), 0, 0, "is the same part of a recording as " + other.shown());
    }
  }

  /**
   * What a command takes for the frames, or would if they were there; a zip file is one for all.
   */
  public String frames() {
    String any = parts.values().iterator().next().argument();
    return any.replaceFirst("\\.(probes|state)\\.csv", ".frames.csv");
  }

  /** How messages would name the file of a part that is not there. */
  String missing(RowKind part) {
    String any = parts.values().iterator().next().shown();
    return any.replaceFirst("\\.(frames|probes|state)\\.csv(\\.gz)?$", "." + part.word() + ".csv");
  }

  /** The parts that there are. */
  public Set<RowKind> parts() {
    return parts.keySet();
  }

  /**
   * Reads some parts and hands over their rows; frames first, then calls, then state.
   *
   * @throws InputException a part can't be read as what it should be, or its rows break the rules
   */
  public void read(Set<RowKind> wanted, RecordingSink sink) {
    if (wanted.contains(RowKind.FRAMES)) {
      try (FrameReader frames = FrameReader.of(lines(RowKind.FRAMES), ReadOptions.QUIET)) {
        RowRules rules = rules(RowKind.FRAMES, frames);
        for (FrameRow row = frames.next(); row != null; row = frames.next()) {
          rules.frame(row);
          sink.frame(row);
        }
      }
    }
    if (wanted.contains(RowKind.PROBES)) {
      try (ProbeReader probes = ProbeReader.of(lines(RowKind.PROBES), ReadOptions.QUIET)) {
        RowRules rules = rules(RowKind.PROBES, probes);
        for (ProbeRow row = probes.next(); row != null; row = probes.next()) {
          rules.probe(row);
          sink.probe(row);
        }
      }
    }
    if (wanted.contains(RowKind.STATE)) {
      try (StateReader states = StateReader.of(lines(RowKind.STATE), ReadOptions.QUIET)) {
        RowRules rules = rules(RowKind.STATE, states);
        for (StateRow row = states.next(); row != null; row = states.next()) {
          rules.state(row);
          sink.state(row);
        }
      }
    }
  }

  private RowRules rules(RowKind part, RowReader<?> reader) {
    return RowRules.of(parts.get(part).shown(), reader);
  }

  private TextLines lines(RowKind part) {
    Source source = parts.get(part);
    try {
      return TextLines.of(source.open(), source.shown(), InputLimits.DEFAULT);
    } catch (IOException e) {
      throw new InputException(source.shown(), 0, 0, "can't be read: " + FileTrouble.reason(e), e);
    }
  }
}
