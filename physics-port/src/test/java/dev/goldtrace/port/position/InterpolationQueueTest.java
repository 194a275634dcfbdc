package dev.goldtrace.port.position;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.port.math.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterpolationQueueTest {
  private final InterpolationQueue queue = new InterpolationQueue();
  private final InterpolationNode first = node();
  private final InterpolationNode second = node();
  private final InterpolationNode third = node();

  private static InterpolationNode node() {
    return new InterpolationNode(InterpolationNode.Type.POSITION, new Position());
  }

  private List<InterpolationNode> nodes() {
    List<InterpolationNode> nodes = new ArrayList<>();
    for (InterpolationNode node = queue.head(); node != null; node = node.next) {
      nodes.add(node);
    }
    assertThat(queue.size()).isEqualTo(nodes.size());
    return nodes;
  }

  private void fill() {
    queue.append(first);
    queue.append(second);
    queue.append(third);
  }

  @Test
  void anEmptyQueueHasNeitherHeadNorTail() {
    assertThat(nodes()).isEmpty();
    assertThat(queue.tail()).isNull();
    assertThat(queue.removeHead()).isNull();
    assertThat(queue.size()).isZero();
  }

  @Test
  void nodesStandInTheOrderOfTheirArrival() {
    fill();

    assertThat(nodes()).containsExactly(first, second, third);
    assertThat(queue.tail()).isSameAs(third);
  }

  @Test
  void theHeadIsTakenUntilTheQueueIsEmptyAndUsableAgain() {
    fill();

    assertThat(queue.removeHead()).isSameAs(first);
    assertThat(nodes()).containsExactly(second, third);
    queue.removeHead();
    queue.removeHead();
    assertThat(queue.tail()).isNull();

    queue.append(first);
    assertThat(queue.head()).isSameAs(first);
  }

  @Test
  void theTailIsTakenUntilTheQueueIsEmptyAndUsableAgain() {
    fill();

    queue.removeTail();
    assertThat(nodes()).containsExactly(first, second);
    assertThat(queue.tail()).isSameAs(second);
    queue.removeTail();
    queue.removeTail();
    assertThat(nodes()).isEmpty();
    assertThat(queue.tail()).isNull();

    queue.append(third);
    assertThat(nodes()).containsExactly(third);
  }

  @Test
  void clearDropsAll() {
    fill();

    queue.clear();

    assertThat(nodes()).isEmpty();
    assertThat(queue.tail()).isNull();
  }
}
