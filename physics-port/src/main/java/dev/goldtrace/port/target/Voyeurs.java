package dev.goldtrace.port.target;

import java.util.function.Consumer;

/** The objects that watch one, by id. The order in which they are met is that of the messages. */
interface Voyeurs {

  int size();

  /** The entry of an object; null: none. */
  TargettedVoyeurInfo find(int objectId);

  /** Adds an entry whose id is not held. */
  void add(TargettedVoyeurInfo entry);

  /** Answers whether there was such an entry. */
  boolean remove(int objectId);

  /** Handles each entry; entries may be added and removed meanwhile. */
  void forEach(Consumer<TargettedVoyeurInfo> action);
}
