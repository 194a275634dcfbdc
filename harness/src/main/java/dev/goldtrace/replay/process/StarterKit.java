package dev.goldtrace.replay.process;

import dev.goldtrace.file.AtomicFile;
import dev.goldtrace.file.LeftOver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
   * Writes the files, or completes those that a killed run has begun to write.
   *
   * @param folder made when it is missing
   * @throws FileAlreadyExistsException there is something else in the folder, or it is no folder
   */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    requireNothingElse(folder);
    for (String file : files) {
      AtomicFile.write(folder.resolve(file), content(file));
    }
  }

  private void requireNothingElse(Path folder) throws IOException {
    List<Path> parts =
        files.stream().map(file -> folder.resolve(file).getParent()).distinct().sorted().toList();
    for (Path part : parts) {
      if (Files.exists(part)) {
        LeftOver.removeFrom(part);
        try (DirectoryStream<Path> there = Files.newDirectoryStream(part)) {
          for (Path one : there) {
            if (!parts.contains(one) && !isUnchanged(one, folder.relativize(one))) {
              throw new FileAlreadyExistsException(folder.toString());
            }
          }
        }
      }
    }
  }

  private boolean isUnchanged(Path there, Path relative) throws IOException {
    String name = relative.toString().replace('\\', '/');
    return files.contains(name)
        && Files.isRegularFile(there)
        && Arrays.equals(Files.readAllBytes(there), content(name));
  }

  private byte[] content(String file) throws IOException {
    String resource = "kit/" + name().toLowerCase(Locale.ROOT) + "/" + file;
    try (InputStream source = StarterKit.class.getResourceAsStream(resource)) {
      return source.readAllBytes();
    }
  }
}
