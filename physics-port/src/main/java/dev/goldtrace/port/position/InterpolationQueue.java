package dev.goldtrace.port.position;

/** Retail's single-linked list of nodes, from the next stop to the newest. */
final class InterpolationQueue {
  private InterpolationNode head;
  private InterpolationNode tail;
  private int size;

  /** The next stop; null: empty. */
  InterpolationNode head() {
    return head;
  }

  /** The newest node; null: empty. */
  InterpolationNode tail() {
    return tail;
  }

  int size() {
    return size;
  }

  void append(InterpolationNode node) {
    if (tail == null) {
      head = node;
    } else {
      tail.next = node;
    }
    tail = node;
    size++;
  }

  /** Takes the head out; null: empty. */
  InterpolationNode removeHead() {
    InterpolationNode node = head;
    if (node != null) {
      head = node.next;
      if (head == null) {
        tail = null;
      }
      size--;
    }
    return node;
  }

  /** Takes the tail out of a queue that is not empty. */
  void removeTail() {
    if (head == tail) {
      clear();
      return;
    }
    InterpolationNode node = head;
    while (node.next != tail) {
      node = node.next;
    }
    node.next = null;
    tail = node;
    size--;
  }

  void clear() {
    head = null;
    tail = null;
    size = 0;
  }
}
