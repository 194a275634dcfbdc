package dev.goldtrace.replay.process;

import dev.goldtrace.file.AtomicFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A subject to begin with, in one language: it speaks the protocol and answers frames. */
public enum StarterKit {
  CSHARP("Program.cs", "Subject.csproj"),
  RUST("src/main.rs", "src/json.rs", "Cargo.toml"),
  CPP("subject.cpp", "json.hpp"),
  PYTHON("subject.py");

  private static final String README = "README.md";

  private final List<String> files;

  StarterKit(String... sources) {
    files = Stream.concat(Stream.of(sources), Stream.of(README)).toList();
  }

  /** The files' paths, the main one first. */
  public List<String> files() {
    return files;
  }

  /**
   * Writes the files.
   *
   * @param folder made when it is missing
   * @throws FileAlreadyExistsException the folder is not empty, or no folder
   */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (Stream<Path> there = Files.list(folder)) {
      if (there.findAny().isPresent()) {
        throw new FileAlreadyExistsException(folder.toString());
      }
    }
    for (String file : files) {
      try (InputStream source = open(file)) {
        AtomicFile.write(folder.resolve(file), source::transferTo);
      }
    }
  }

  private InputStream open(String file) {
    return StarterKit.class.getResourceAsStream(
        "kit/" + name().toLowerCase(Locale.ROOT) + "/" + file);
  }
}
