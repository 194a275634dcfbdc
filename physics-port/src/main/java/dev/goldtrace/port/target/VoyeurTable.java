package dev.goldtrace.port.target;

import java.util.function.Consumer;

/**
 * Retail's hash table of voyeurs (spec position-managers.md section 7.1): four buckets, never
 * resized, each a chain with the newest entry first.
 *
 * <p>The order of iteration decides the order of the messages, so it is retail's: buckets 0 to 3,
 * each from head to tail. A loop fetches the following entry <em>before</em> it handles one:
 *
 * <pre>
 *   TargettedVoyeurInfo next = table.first();
 *   while (next != null) {
 *     TargettedVoyeurInfo voyeur = next;
 *     next = table.after(voyeur);
 *     handle(voyeur);
 *     next = table.skipRemoved(next);
 *   }
 * </pre>
 *
 * An entry added while one is handled is therefore met only if its bucket comes after that of the
 * entry already fetched. If the entry already fetched is removed meanwhile, retail goes on in freed
 * memory; here it is skipped.
 */
final class VoyeurTable implements Voyeurs {
  private static final int BUCKETS = 4;

  private final TargettedVoyeurInfo[] heads = new TargettedVoyeurInfo[BUCKETS];
  private int size;

  @Override
  public int size() {
    return size;
  }

  @Override
  public TargettedVoyeurInfo find(int objectId) {
    TargettedVoyeurInfo entry = heads[bucket(objectId)];
    while (entry != null && entry.objectId != objectId) {
      entry = entry.next;
    }
    return entry;
  }

  @Override
  public void add(TargettedVoyeurInfo entry) {
    int bucket = bucket(entry.objectId);
    entry.next = heads[bucket];
    heads[bucket] = entry;
    size++;
  }

  @Override
  public boolean remove(int objectId) {
    int bucket = bucket(objectId);
    TargettedVoyeurInfo previous = null;
    TargettedVoyeurInfo entry = heads[bucket];
    while (entry != null && entry.objectId != objectId) {
      previous = entry;
      entry = entry.next;
    }
    if (entry == null) {
      return false;
    }
    if (previous == null) {
      heads[bucket] = entry.next;
    } else {
      previous.next = entry.next;
    }
    entry.removed = true;
    size--;
    return true;
  }

  @Override
  public void forEach(Consumer<TargettedVoyeurInfo> action) {
    TargettedVoyeurInfo next = first();
    while (next != null) {
      TargettedVoyeurInfo voyeur = next;
      next = after(voyeur);
      action.accept(voyeur);
      next = skipRemoved(next);
    }
  }

  /** The first entry in retail's order; null: the table is empty. */
  TargettedVoyeurInfo first() {
    return firstFrom(0);
  }

  /** The entry that follows in retail's order; null: it was the last. */
  TargettedVoyeurInfo after(TargettedVoyeurInfo entry) {
    return entry.next != null ? entry.next : firstFrom(bucket(entry.objectId) + 1);
  }

  /** The entry, or the first one after it that is still in the table. */
  TargettedVoyeurInfo skipRemoved(TargettedVoyeurInfo entry) {
    TargettedVoyeurInfo live = entry;
    while (live != null && live.removed) {
      live = after(live);
    }
    return live;
  }

  private TargettedVoyeurInfo firstFrom(int bucket) {
    for (int i = bucket; i < BUCKETS; i++) {
      if (heads[i] != null) {
        return heads[i];
      }
    }
    return null;
  }

  private static int bucket(int objectId) {
    return Integer.remainderUnsigned(objectId ^ (objectId >>> 16), BUCKETS);
  }
}
