package dev.goldtrace.strength;

import dev.goldtrace.strength.Mutant.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.w3c.dom.Element;

/** What PIT's XML report holds. */
final class MutationReport {
  private MutationReport() {}

  /** The mutants of one report, in its order. */
  static List<Mutant> read(Path file) {
    return XmlFile.children(XmlFile.read(file), "mutation").stream()
        .map(MutationReport::mutant)
        .toList();
  }

  /** The mutants of all reports; of a class that several hold, those of the last. */
  static List<Mutant> read(List<Path> files) {
    Map<String, List<Mutant>> byType = new TreeMap<>();
    for (Path file : files) {
      Set<String> fresh = new HashSet<>();
      for (Mutant mutant : read(file)) {
        if (fresh.add(mutant.type())) {
          byType.put(mutant.type(), new ArrayList<>());
        }
        byType.get(mutant.type()).add(mutant);
      }
    }
    return byType.values().stream().flatMap(List::stream).toList();
  }

  private static Mutant mutant(Element mutation) {
    String mutator = XmlFile.text(mutation, "mutator");
    return new Mutant(
        XmlFile.text(mutation, "mutatedClass"),
        new Method(
            XmlFile.text(mutation, "mutatedMethod"), XmlFile.text(mutation, "methodDescription")),
        XmlFile.text(mutation, "sourceFile"),
        Integer.parseInt(XmlFile.text(mutation, "lineNumber")),
        XmlFile.text(mutation, "indexes"),
        mutator.substring(mutator.lastIndexOf('.') + 1),
        XmlFile.text(mutation, "description").replaceAll(" for dev/.*", ""),
        mutation.getAttribute("detected").equals("true"));
  }
}
