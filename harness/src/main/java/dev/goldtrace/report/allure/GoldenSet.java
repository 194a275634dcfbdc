package dev.goldtrace.report.allure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells sets of golden files apart: two runs with the same hash were held against the same. */
final class GoldenSet {
  private static final int BYTES = 8;

  private GoldenSet() {}

  /** A short hash of the names and contents of all files below the folders. */
  static String hash(List<Path> roots) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path root : roots) {
        add(root, digest);
      }
      return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(Path root, MessageDigest digest) throws IOException {
    if (!Files.isDirectory(root)) {
      return;
    }
    List<Path> files;
    try (Stream<Path> walk = Files.walk(root)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    byte[] buffer = new byte[1 << 16];
    for (Path file : files) {
      String name = root.relativize(file).toString().replace('\\', '/');
      digest.update((name + "\n" + Files.size(file) + "\n").getBytes(StandardCharsets.UTF_8));
      try (InputStream in = Files.newInputStream(file)) {
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
          digest.update(buffer, 0, n);
        }
      }
    }
  }
}
