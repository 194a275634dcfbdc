package dev.goldtrace.replay;

import dev.goldtrace.number.NumberText;
import dev.goldtrace.port.moveto.MovementNode;
import dev.goldtrace.port.moveto.MovementType;
import java.util.Collection;
import java.util.Iterator;

/**
 * The pending nodes of a move-to manager as text, e.g. {@code 9:135.5|7}: of a turn its heading.
 */
final class NodeTexts {

  /** The text of a single node that is no turn, which is what most lists are. */
  private final String[] single = new String[MovementType.TURN_TO_HEADING];

  String of(Collection<MovementNode> nodes) {
    if (nodes.isEmpty()) {
      return "";
    }
    Iterator<MovementNode> rest = nodes.iterator();
    MovementNode first = rest.next();
    return rest.hasNext() || first.type() == MovementType.TURN_TO_HEADING
        ? list(nodes)
        : single(first.type());
  }

  private String single(int type) {
    if (type < 0 || type >= single.length) {
      return Integer.toString(type);
    }
    if (single[type] == null) {
      single[type] = Integer.toString(type);
    }
    return single[type];
  }

  private static String list(Collection<MovementNode> nodes) {
    StringBuilder text = new StringBuilder();
    for (MovementNode node : nodes) {
      text.append(text.length() == 0 ? "" : "|").append(node.type());
      if (node.type() == MovementType.TURN_TO_HEADING) {
        text.append(':').append(NumberText.csv(node.heading()));
      }
    }
    return text.toString();
  }
}
