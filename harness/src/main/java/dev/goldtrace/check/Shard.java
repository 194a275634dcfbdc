package dev.goldtrace.check;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * One of several parts of the cases. To which part a case belongs depends on its id alone, so the
 * parts together are the whole and a new case moves no other one.
 *
 * @param index the part, from 1
 * @param of how many parts there are
 */
public record Shard(int index, int of) {

  /** All cases. */
  public static final Shard WHOLE = new Shard(1, 1);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /** Reads {@code i/n}; empty if the text is not that, or i is not from 1 to n. */
  public static Optional<Shard> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Shard shard = new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    return shard.index >= 1 && shard.index <= shard.of ? Optional.of(shard) : Optional.empty();
  }

  /** Whether a case belongs to this part. */
  public boolean holds(String id) {
    CRC32 hash = new CRC32();
    hash.update(id.getBytes(StandardCharsets.UTF_8));
    return hash.getValue() % of == index - 1;
  }

  @Override
  public String toString() {
    return index + "/" + of;
  }
}
