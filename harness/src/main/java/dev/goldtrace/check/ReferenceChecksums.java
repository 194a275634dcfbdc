package dev.goldtrace.check;

import dev.goldtrace.trace.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The checksums of all files of outside origin, as they were when they came into the repository:
 * {@code golden/SHA256SUMS}, in the form that {@code sha256sum -c} reads.
 */
public final class ReferenceChecksums {
  /** The list, from the repository's root. */
  public static final String FILE = "golden/SHA256SUMS";

  private static final Pattern LINE = Pattern.compile("([0-9a-f]{64}) [ *](.+)");

  private final Path root;
  private final Map<String, String> sums;

  private ReferenceChecksums(Path root, Map<String, String> sums) {
    this.root = root;
    this.sums = sums;
  }

  /**
   * Reads the list of a repository.
   *
   * @param root the folder that holds {@code golden}
   * @throws InputException if it is missing or is no such list
   */
  public static ReferenceChecksums read(Path root) {
    Map<String, String> sums = new TreeMap<>();
    int number = 0;
    for (String line : lines(root)) {
      number++;
      Matcher matcher = LINE.matcher(line);
      if (!matcher.matches()) {
        throw new InputException(
            FILE, number, 0, "expected a SHA-256 in hexadecimal, two blanks and a path");
      }
      sums.put(matcher.group(2), matcher.group(1));
    }
    return new ReferenceChecksums(root, sums);
  }

  private static List<String> lines(Path root) {
    try {
      return Files.readAllLines(root.resolve(FILE), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new InputException(
          FILE, 0, 0, "can't be read; get it back with 'git checkout -- " + FILE + "'", e);
    }
  }

  /** How many files the list names. */
  public int size() {
    return sums.size();
  }

  /** The files that are not what they were, as {@code "changed PATH"} or {@code "missing PATH"}. */
  public List<String> violations() {
    List<String> violations = new ArrayList<>();
    for (Map.Entry<String, String> entry : sums.entrySet()) {
      try {
        if (!entry.getValue().equals(sha256(root.resolve(entry.getKey())))) {
          violations.add("changed " + entry.getKey());
        }
      } catch (NoSuchFileException e) {
        violations.add("missing " + entry.getKey());
      } catch (IOException e) {
        violations.add("unreadable " + entry.getKey());
      }
    }
    return violations;
  }

  private static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }
}
