package dev.goldtrace.port.collision;

import dev.goldtrace.port.Retail;
import java.util.ArrayList;
import java.util.List;

/** The ordered list of obstacles of the one cell (spec transition.md 6.1). */
final class ShadowList {
  private final List<ShadowObject> entries = new ArrayList<>();

  int size() {
    return entries.size();
  }

  ShadowObject get(int index) {
    return entries.get(index);
  }

  @Retail(address = 0x0052B280, name = "CObjCell::add_shadow_object")
  void add(ShadowObject shadow) {
    shadow.index = entries.size();
    entries.add(shadow);
  }

  /** The last entry takes the slot of the removed one. */
  @Retail(address = 0x0052B2D0, name = "CObjCell::remove_shadow_object")
  void remove(ShadowObject shadow) {
    ShadowObject last = entries.remove(entries.size() - 1);
    if (last != shadow) {
      entries.set(shadow.index, last);
      last.index = shadow.index;
    }
    shadow.index = -1;
  }
}
