package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The reference data of outside origin is exactly what was taken into the repository. */
class ReferenceFilesTest {
  private static final Path ROOT = RepositoryRoot.find();
  private static final Path SUMS = ROOT.resolve("golden/SHA256SUMS");
  private static final List<String> FOLDERS =
      List.of(
          "golden/retail",
          "golden/ace",
          "golden/vectors/retail",
          "golden/vectors/ace",
          "traces/retail",
          "traces/ace");

  @Test
  void everyReferenceFileHasItsCommittedChecksum() throws IOException {
    List<String> changed = new ArrayList<>();
    for (Map.Entry<String, String> entry : sums().entrySet()) {
      Path file = ROOT.resolve(entry.getKey());
      if (!Files.isRegularFile(file)) {
        changed.add("missing " + entry.getKey());
      } else if (!entry.getValue().equals(sha256(file))) {
        changed.add("changed " + entry.getKey());
      }
    }
    assertThat(changed).isEmpty();
  }

  @Test
  void noReferenceFileIsWithoutAChecksum() throws IOException {
    List<String> found = new ArrayList<>();
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        files
            .filter(Files::isRegularFile)
            .map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
            .forEach(found::add);
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(sums().keySet());
  }

  private static Map<String, String> sums() throws IOException {
    Map<String, String> sums = new TreeMap<>();
    for (String line : Files.readAllLines(SUMS, StandardCharsets.UTF_8)) {
      sums.put(line.substring(66), line.substring(0, 64));
    }
    return sums;
  }

  private static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java runtime has SHA-256", e);
    }
  }
}
