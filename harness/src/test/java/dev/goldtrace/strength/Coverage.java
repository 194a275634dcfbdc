package dev.goldtrace.strength;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.w3c.dom.Element;

/**
 * What part of a package ran, by JaCoCo's report.
 *
 * @param lines lines that ran
 * @param branches branches that ran
 * @param missed the lines of which nothing ran, by source file
 */
record Coverage(Part lines, Part branches, Map<String, List<Integer>> missed) {

  /** Some of all. */
  record Part(int covered, int all) {

    Part plus(Part other) {
      return new Part(covered + other.covered, all + other.all);
    }
  }

  /** By the last part of the package's name. */
  static Map<String, Coverage> read(Path file) {
    Map<String, Coverage> packages = new TreeMap<>();
    for (Element group : groups(XmlFile.read(file))) {
      for (Element one : XmlFile.children(group, "package")) {
        String name = one.getAttribute("name");
        packages.put(
            name.substring(name.lastIndexOf('/') + 1),
            new Coverage(part(one, "LINE"), part(one, "BRANCH"), missed(one)));
      }
    }
    return packages;
  }

  /** The report itself, or its modules when it is an aggregate. */
  private static List<Element> groups(Element report) {
    List<Element> groups = new ArrayList<>(XmlFile.children(report, "group"));
    groups.add(report);
    return groups;
  }

  private static Part part(Element one, String type) {
    for (Element counter : XmlFile.children(one, "counter")) {
      if (counter.getAttribute("type").equals(type)) {
        int covered = number(counter, "covered");
        return new Part(covered, covered + number(counter, "missed"));
      }
    }
    return new Part(0, 0);
  }

  private static Map<String, List<Integer>> missed(Element one) {
    Map<String, List<Integer>> missed = new TreeMap<>();
    for (Element source : XmlFile.children(one, "sourcefile")) {
      for (Element line : XmlFile.children(source, "line")) {
        if (number(line, "ci") == 0) {
          missed
              .computeIfAbsent(source.getAttribute("name"), name -> new ArrayList<>())
              .add(number(line, "nr"));
        }
      }
    }
    return missed;
  }

  private static int number(Element element, String attribute) {
    return Integer.parseInt(element.getAttribute(attribute));
  }
}
