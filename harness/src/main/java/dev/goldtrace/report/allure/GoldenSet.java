package dev.goldtrace.report.allure;

import dev.goldtrace.trace.InputFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/**
 * Tells sets of golden files apart: two runs with the same hash were held against the same. Two
 * checksums of 32 bits that processors know are enough for that, and take a twentieth of the time
 * of one that nobody can forge.
 */
final class GoldenSet {
  private final List<Checksum> sums = List.of(new CRC32(), new CRC32C());

  private GoldenSet() {}

  /** A short hash of the names and contents of all files below the folders. */
  static String hash(List<Path> roots) {
    GoldenSet set = new GoldenSet();
    try {
      for (Path root : roots) {
        set.add(root);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return set.sums.stream()
        .map(sum -> HexFormat.of().toHexDigits((int) sum.getValue()))
        .collect(Collectors.joining());
  }

  private void add(Path root) throws IOException {
    if (!Files.isDirectory(root)) {
      return;
    }
    for (Path file : InputFolder.files(root, Files::isRegularFile)) {
      byte[] content = Files.readAllBytes(file);
      String name = root.relativize(file).toString().replace('\\', '/');
      byte[] head = (name + "\n" + content.length + "\n").getBytes(StandardCharsets.UTF_8);
      for (Checksum sum : sums) {
        sum.update(head);
        sum.update(content);
      }
    }
  }
}
