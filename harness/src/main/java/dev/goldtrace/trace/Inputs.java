package dev.goldtrace.trace;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * What the environment does to each object in one tick: values by object id, in the order written.
 *
 * @param <T> the value of one object
 */
public final class Inputs<T> {

  private static final Inputs<?> NONE = new Inputs<>(new int[0], List.of());
  private static final int FEW = 8;

  private final int[] guids;
  private final List<T> values;
  // Low 32 bits: index into values; high 32 bits: id. Sorted; null when there are few.
  private final long[] index;

  private Inputs(int[] guids, List<T> values) {
    this(guids, values, guids.length > FEW ? index(guids) : null);
  }

  private Inputs(int[] guids, List<T> values, long[] index) {
    this.guids = guids;
    this.values = values;
    this.index = index;
  }

  private static long[] index(int[] guids) {
    long[] index = new long[guids.length];
    for (int i = 0; i < guids.length; i++) {
      index[i] = ((long) guids[i] << 32) | i;
    }
    Arrays.sort(index);
    return index;
  }

  /** No input at all. */
  @SuppressWarnings("unchecked")
  public static <T> Inputs<T> none() {
    return (Inputs<T>) NONE;
  }

  /**
   * Inputs in the order in which they are written.
   *
   * @param guids ids, all different
   * @param values one for each id
   */
  public static <T> Inputs<T> of(int[] guids, List<T> values) {
    if (guids.length != values.size()) {
      throw new IllegalArgumentException(guids.length + " ids, " + values.size() + " values");
    }
    return owning(guids.clone(), List.copyOf(values));
  }

  /** As {@link #of}, with arguments that nobody else changes. */
  static <T> Inputs<T> owning(int[] guids, List<T> values) {
    return guids.length == 0 ? none() : new Inputs<>(guids, values);
  }

  /** Whether the values are those of these objects, in this order. */
  boolean isOf(int[] ids, int count) {
    return Arrays.equals(guids, 0, guids.length, ids, 0, count);
  }

  /** Other values of the same objects, which nobody else changes. */
  Inputs<T> with(List<T> others) {
    return guids.length == 0 ? none() : new Inputs<>(guids, others, index);
  }

  public boolean isEmpty() {
    return guids.length == 0;
  }

  public int size() {
    return guids.length;
  }

  /** Whether two values are for the same object, which no tick of a valid trace has. */
  boolean holdsAnIdTwice() {
    long[] sorted = index == null ? index(guids) : index;
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] >> 32 == sorted[i - 1] >> 32) {
        return true;
      }
    }
    return false;
  }

  public int guid(int i) {
    return guids[i];
  }

  public T value(int i) {
    return values.get(i);
  }

  /** The value of one object; null if there is none. */
  public T find(int guid) {
    if (index != null) {
      return search(guid);
    }
    for (int i = 0; i < guids.length; i++) {
      if (guids[i] == guid) {
        return values.get(i);
      }
    }
    return null;
  }

  private T search(int guid) {
    int low = 0;
    int high = index.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int found = (int) (index[middle] >> 32);
      if (found == guid) {
        return values.get((int) index[middle]);
      }
      if (found < guid) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Inputs<?> inputs
        && Arrays.equals(guids, inputs.guids)
        && values.equals(inputs.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(guids), values);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (int i = 0; i < guids.length; i++) {
      text.append(i == 0 ? "" : ", ").append(String.format("0x%08X", guids[i]));
      text.append('=').append(values.get(i));
    }
    return text.append('}').toString();
  }
}
