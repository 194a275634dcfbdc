package dev.goldtrace.port.target;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * ACE's voyeurs (D-P39): a .NET dictionary, whose entries are met in the order of their slots. The
 * slot freed last is filled first; without a free one an entry is appended. A loop runs over a
 * snapshot: it meets entries removed meanwhile and misses those added.
 */
final class VoyeurDictionary implements Voyeurs {

  /** Null: free. */
  private final List<TargettedVoyeurInfo> slots = new ArrayList<>();

  private final Deque<Integer> free = new ArrayDeque<>();

  @Override
  public int size() {
    return slots.size() - free.size();
  }

  @Override
  public TargettedVoyeurInfo find(int objectId) {
    int slot = slot(objectId);
    return slot < 0 ? null : slots.get(slot);
  }

  private int slot(int objectId) {
    for (int i = 0; i < slots.size(); i++) {
      TargettedVoyeurInfo entry = slots.get(i);
      if (entry != null && entry.objectId == objectId) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public void add(TargettedVoyeurInfo entry) {
    if (free.isEmpty()) {
      slots.add(entry);
    } else {
      slots.set(free.pop(), entry);
    }
  }

  @Override
  public boolean remove(int objectId) {
    int slot = slot(objectId);
    if (slot < 0) {
      return false;
    }
    slots.set(slot, null);
    free.push(slot);
    return true;
  }

  @Override
  public void forEach(Consumer<TargettedVoyeurInfo> action) {
    for (TargettedVoyeurInfo entry : slots.toArray(new TargettedVoyeurInfo[0])) {
      if (entry != null) {
        action.accept(entry);
      }
    }
  }
}
