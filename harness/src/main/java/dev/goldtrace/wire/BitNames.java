package dev.goldtrace.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of the bits of a word. */
final class BitNames {
  private final Map<Integer, String> names = new LinkedHashMap<>();
  private int named;

  BitNames name(int mask, String name) {
    names.put(mask, name);
    named |= mask;
    return this;
  }

  /** The names of the bits that are set, lowest first, then what has no name. */
  List<String> of(int bits) {
    List<String> set = new ArrayList<>();
    names.forEach(
        (mask, name) -> {
          if ((bits & mask) != 0) {
            set.add(name);
          }
        });
    int rest = bits & ~named;
    if (rest != 0) {
      set.add(String.format(Locale.ROOT, "undefined 0x%X", rest));
    }
    return set;
  }
}
