package dev.goldtrace.recording;

import dev.goldtrace.check.CaseTraits;
import dev.goldtrace.replay.Recording;
import dev.goldtrace.replay.RowKind;
import dev.goldtrace.trace.FileTrouble;
import dev.goldtrace.trace.InputArchive;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.InputFile;
import dev.goldtrace.trace.InputFolder;
import dev.goldtrace.trace.InputLimits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The recordings in a file, folder or zip file, by name: the path without {@code .frames.csv} and
 * the like. Zip files are read where they are; nothing is unpacked.
 */
public final class Recordings implements AutoCloseable {
  private static final byte[] ZIP = {'P', 'K', 3, 4};

  private final String shown;
  private final SortedMap<String, RecordingFiles> byName = new TreeMap<>();
  private InputArchive archive;
  private boolean singleFile;

  private Recordings(String shown) {
    this.shown = shown;
  }

  /**
   * Finds recordings. Several threads may read them.
   *
   * @param place a golden file, a folder or a zip file
   * @param shown the place as messages name it
   * @throws InputException there is nothing, or no recording in it
   */
  public static Recordings open(Path place, String shown) {
    Recordings recordings = new Recordings(shown);
    try {
      recordings.find(place);
    } catch (IOException e) {
      recordings.close();
      throw new InputException(shown, 0, 0, "can't be read: " + FileTrouble.reason(e), e);
    } catch (InputException e) {
      recordings.close();
      throw e;
    }
    return recordings;
  }

  private void find(Path place) throws IOException {
    InputFile.checkRereadable(place, shown);
    if (Files.isDirectory(place)) {
      inFolder(place);
    } else if (!Files.exists(place)) {
      throw new InputException(shown, 0, 0, "there is no such file or folder; check the path");
    } else if (InputArchive.isArchive(place) || isZip(place)) {
      inZip(place);
    } else {
      singleFile = true;
      add(place.getFileName().toString(), file(place, shown));
    }
    if (byName.isEmpty()) {
      throw new InputException(
          shown,
          0,
          0,
          "holds no recording; expected NAME.frames.csv, NAME.probes.csv or NAME.state.csv");
    }
  }

  private static boolean isZip(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
    }
  }

  private void inFolder(Path folder) {
    for (Path file : InputFolder.files(folder, path -> true)) {
      String below = folder.relativize(file).toString().replace('\\', '/');
      add(below, file(file, shown + "/" + below));
    }
  }

  private void inZip(Path file) throws IOException {
    archive = InputArchive.open(shown, file, InputLimits.DEFAULT);
    for (InputArchive.Entry entry : archive.entries()) {
      add(entry.name(), entry(entry));
    }
  }

  private RecordingFiles.Source entry(InputArchive.Entry entry) {
    return new RecordingFiles.Source() {
      @Override
      public String shown() {
        return archive.nameOf(entry);
      }

      @Override
      public String argument() {
        return shown;
      }

      @Override
      public InputStream open() {
        return archive.stream(entry);
      }
    };
  }

  private static RecordingFiles.Source file(Path file, String name) {
    return new RecordingFiles.Source() {
      @Override
      public String shown() {
        return name;
      }

      @Override
      public String argument() {
        return name;
      }

      @Override
      public InputStream open() throws IOException {
        InputFile.check(file, name);
        return Files.newInputStream(file);
      }
    };
  }

  private void add(String path, RecordingFiles.Source source) {
    Optional<RecordingName> named = RecordingName.of(path);
    named.ifPresent(
        it ->
            byName.computeIfAbsent(it.base(), name -> new RecordingFiles()).add(it.kind(), source));
  }

  /** A recording and what it is to be compared with. */
  public record Pair(String name, RecordingFiles a, RecordingFiles b) {

    /** What conditions look at: the calls of the first one, or of the second if it has none. */
    public CaseTraits traits() {
      return new CaseTraits() {
        @Override
        public String id() {
          return name;
        }

        @Override
        public Set<Function> functions() {
          RecordingFiles files = a.parts().contains(RowKind.PROBES) ? a : b;
          Recording calls = new Recording();
          if (files.parts().contains(RowKind.PROBES)) {
            files.read(Set.of(RowKind.PROBES), calls);
          }
          return Function.enteredBy(calls.probes());
        }
      };
    }
  }

  /** The names of the recordings. */
  public SortedSet<String> names() {
    return new TreeSet<>(byName.keySet());
  }

  /** Whether the place is one golden file, chosen for itself: no other part is to be expected. */
  public boolean isSingleFile() {
    return singleFile;
  }

  /** Whether several recordings are here and none has that part. */
  boolean neverHas(RowKind part) {
    return byName.size() > 1
        && byName.values().stream().noneMatch(files -> files.parts().contains(part));
  }

  /**
   * The recordings that belong together: those of the same name, or the only one of each side.
   *
   * @return by name
   */
  public static List<Pair> pairs(Recordings a, Recordings b) {
    if (a.byName.size() == 1 && b.byName.size() == 1) {
      String name = a.byName.firstKey();
      return List.of(new Pair(name, a.byName.get(name), b.byName.get(b.byName.firstKey())));
    }
    return a.byName.entrySet().stream()
        .filter(one -> b.byName.containsKey(one.getKey()))
        .map(one -> new Pair(one.getKey(), one.getValue(), b.byName.get(one.getKey())))
        .toList();
  }

  @Override
  public void close() {
    if (archive != null) {
      archive.close();
    }
  }
}
