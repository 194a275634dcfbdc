package dev.goldtrace.result;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Results as the XML that build servers read: a suite for each case, a test for each of its checks
 * and one, {@code as expected}, for the case as a whole. Has no times: the same result gives the
 * same bytes.
 */
public final class JUnitXml {
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  private JUnitXml() throws XMLStreamException {
    xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
  }

  /** Writes a result. */
  public static String write(RunResult result) {
    try {
      return new JUnitXml().document(result);
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  private String document(RunResult result) throws XMLStreamException {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.writeStartElement("testsuites");
    xml.writeAttribute("name", "goldtrace");
    for (CaseEntry one : result.cases()) {
      line();
      suite(one);
    }
    List<String> loose = new ArrayList<>(result.stale());
    result.orphans().forEach(orphan -> loose.add(orphan + ": golden file without a trace"));
    if (!loose.isEmpty()) {
      line();
      start("testsuite", Map.of("name", "lists", "tests", "1", "failures", "1"));
      start("testcase", Map.of("classname", "lists", "name", "no stale entry and no orphan"));
      problem("failure", "stale", loose.get(0), String.join("\n", loose));
      xml.writeEndElement();
      xml.writeEndElement();
    }
    line();
    xml.writeEndElement();
    xml.flush();
    return text + "\n";
  }

  private void suite(CaseEntry one) throws XMLStreamException {
    boolean checked = one.listed() == null;
    long failed = checked ? one.checks().stream().filter(check -> !check.passed()).count() : 0;
    boolean error = one.problem() != null || one.failure() != null;
    boolean skipped = one.asExpected() && !checked;
    start(
        "testsuite",
        Map.of(
            "name", one.id(),
            "tests", Long.toString(1 + (checked ? one.checks().size() : 0)),
            "failures", Long.toString(failed + (one.asExpected() || error ? 0 : 1)),
            "errors", error && !one.asExpected() ? "1" : "0",
            "skipped", skipped ? "1" : "0"));
    start("testcase", Map.of("classname", className(one), "name", "as expected"));
    if (skipped) {
      xml.writeEmptyElement("skipped");
      xml.writeAttribute("message", valid(one.listed()));
    } else if (!one.asExpected()) {
      problem(error ? "error" : "failure", one.status(), message(one), details(one));
    }
    xml.writeEndElement();
    if (checked) {
      for (CheckEntry check : one.checks()) {
        check(one, check);
      }
    }
    xml.writeEndElement();
  }

  private void check(CaseEntry one, CheckEntry check) throws XMLStreamException {
    start(
        "testcase", Map.of("classname", className(one), "name", check.id() + " " + check.title()));
    if (!check.passed()) {
      String headline = check.first() == null ? one.status() : check.first().headline();
      problem("failure", one.status(), headline, headline + "\nrun just this: " + one.rerun());
    }
    xml.writeEndElement();
  }

  private static String className(CaseEntry one) {
    return one.id().replace('.', '_').replace('/', '.');
  }

  private static String message(CaseEntry one) {
    if (one.problem() != null) {
      return one.problem();
    }
    if (one.failure() != null) {
      return one.failure();
    }
    if (one.listed() != null) {
      return one.listed();
    }
    return one.first() == null ? one.status() : one.first().headline();
  }

  private static String details(CaseEntry one) {
    List<String> lines = new ArrayList<>(List.of(message(one)));
    if (one.explanation() != null) {
      lines.add("kind: " + one.explanation().diagnosis());
      if (one.explanation().blame() != null) {
        ExplanationEntry.BlameEntry blame = one.explanation().blame();
        lines.add("blame: " + blame.address() + " " + blame.name() + " " + blame.source());
        if (blame.note() != null) {
          lines.add("  " + blame.note());
        }
      }
      lines.add("next step: " + one.explanation().nextStep());
    }
    lines.add("run just this: " + one.rerun());
    return String.join("\n", lines);
  }

  private void problem(String element, String type, String message, String details)
      throws XMLStreamException {
    xml.writeStartElement(element);
    xml.writeAttribute("type", type);
    xml.writeAttribute("message", valid(message));
    xml.writeCharacters(valid(details));
    xml.writeEndElement();
  }

  private void start(String element, Map<String, String> attributes) throws XMLStreamException {
    line();
    xml.writeStartElement(element);
    // Sorted: the order of a map of a few must not be that of its hashes.
    for (Map.Entry<String, String> attribute : new TreeMap<>(attributes).entrySet()) {
      xml.writeAttribute(attribute.getKey(), valid(attribute.getValue()));
    }
  }

  private void line() throws XMLStreamException {
    xml.writeCharacters("\n");
  }

  /** Leaves out what XML can't hold. */
  private static String valid(String text) {
    return text.replaceAll("[^\\x09\\x0A\\x0D\\x20-\\uD7FF\\uE000-\\uFFFD]", "?");
  }
}
