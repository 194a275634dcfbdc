package dev.goldtrace.port.position;

/** Moves an object along the positions that the server sent. */
public final class InterpolationManager {

  /** Nodes in the queue. */
  public int depth() {
    return 0;
  }

  public boolean keepHeading() {
    return false;
  }

  public int frameCounter() {
    return 0;
  }

  public int nodeFailCounter() {
    return 0;
  }

  /** Metres to the head node at the last progress check. */
  public float originalDistance() {
    return 0;
  }

  /** Seconds since the last progress check. */
  public float progressQuantum() {
    return 0;
  }
}
