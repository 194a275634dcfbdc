package dev.goldtrace.port.object;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The objects by id, in the order of their declaration and in the order of retail's hash table
 * (spec physics-tick.md section 1).
 *
 * <p>Objects are looked up in every tick, so the ids are held in an open-addressing table of
 * objects rather than in a map of boxed ids. The hash order is computed anew after a change, when
 * it is next asked for.
 */
final class ObjectTable {
  private static final int RETAIL_BUCKETS = 128;

  private final List<PhysicsObj> declared = new ArrayList<>();
  private final List<PhysicsObj> declaredView = Collections.unmodifiableList(declared);

  /** A power of two, at most half full; a free slot ends each probe sequence. */
  private PhysicsObj[] slots = new PhysicsObj[16];

  /** Null after a change. */
  private PhysicsObj[] hashOrder;

  PhysicsObj get(int id) {
    return slots[slot(id)];
  }

  /** Of two objects with one id, which retail does not refuse either, the later one is found. */
  void add(PhysicsObj object) {
    declared.add(object);
    hashOrder = null;
    if (declared.size() * 2 > slots.length) {
      rehash(slots.length * 2);
    } else {
      slots[slot(object.id)] = object;
    }
  }

  void remove(PhysicsObj object) {
    if (declared.remove(object)) {
      hashOrder = null;
      rehash(slots.length);
    }
  }

  /** In the order of declaration; a view. */
  List<PhysicsObj> declared() {
    return declaredView;
  }

  /** In retail's order: bucket by bucket, the object added last first. Not to be written. */
  PhysicsObj[] hashOrder() {
    if (hashOrder == null) {
      PhysicsObj[] order = new PhysicsObj[declared.size()];
      int n = 0;
      for (int bucket = 0; bucket < RETAIL_BUCKETS; bucket++) {
        for (int i = declared.size() - 1; i >= 0; i--) {
          if (bucket(declared.get(i).id) == bucket) {
            order[n++] = declared.get(i);
          }
        }
      }
      hashOrder = order;
    }
    return hashOrder;
  }

  private static int bucket(int id) {
    return (id ^ (id >>> 8)) & (RETAIL_BUCKETS - 1);
  }

  /** The slot that holds the id, or the free one where it belongs. */
  private int slot(int id) {
    int mask = slots.length - 1;
    int slot = (id * 0x9E3779B9 >>> 7) & mask;
    while (slots[slot] != null && slots[slot].id != id) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void rehash(int capacity) {
    slots = new PhysicsObj[capacity];
    for (PhysicsObj object : declared) {
      slots[slot(object.id)] = object;
    }
  }
}
