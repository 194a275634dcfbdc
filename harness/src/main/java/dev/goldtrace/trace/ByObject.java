package dev.goldtrace.trace;

/**
 * Values by object id. The ids are not boxed, and a value is found without a call.
 *
 * @param <V> the value; null: none
 */
// Open addressing: an id stands in the first free place from the one that its hash says. Places are
// never freed, so that no search ends too early; at least half of them are free.
public final class ByObject<V> {
  private static final int SPREAD = 0x9E3779B9;

  private int[] ids = new int[16];
  private boolean[] taken = new boolean[16];
  private Object[] values = new Object[16];
  private int count;

  /** The value of an object; null if it has none. */
  @SuppressWarnings("unchecked")
  public V get(int id) {
    return (V) values[place(id)];
  }

  /** Gives an object a value, null for none. */
  public void put(int id, V value) {
    int place = place(id);
    if (!taken[place]) {
      if (2 * ++count > ids.length) {
        grow();
        place = place(id);
      }
      taken[place] = true;
      ids[place] = id;
    }
    values[place] = value;
  }

  /** Where an id stands, or would stand. */
  private int place(int id) {
    int mask = ids.length - 1;
    int hash = id * SPREAD;
    int place = (hash ^ hash >>> 16) & mask;
    while (taken[place] && ids[place] != id) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void grow() {
    int[] oldIds = ids;
    boolean[] oldTaken = taken;
    Object[] oldValues = values;
    ids = new int[2 * oldIds.length];
    taken = new boolean[ids.length];
    values = new Object[ids.length];
    for (int i = 0; i < oldIds.length; i++) {
      if (oldTaken[i]) {
        int place = place(oldIds[i]);
        taken[place] = true;
        ids[place] = oldIds[i];
        values[place] = oldValues[i];
      }
    }
  }
}
