package dev.goldtrace.strength;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** A report as a tree. */
final class XmlFile {
  private XmlFile() {}

  /** The root element; nothing outside of the file is loaded. */
  static Element read(Path file) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      Document document = factory.newDocumentBuilder().parse(file.toFile());
      return document.getDocumentElement();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalArgumentException(file + " is no report: " + e.getMessage(), e);
    }
  }

  /** The child elements of that name. */
  static List<Element> children(Element parent, String name) {
    List<Element> children = new ArrayList<>();
    NodeList nodes = parent.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
        children.add(element);
      }
    }
    return children;
  }

  /** The text of the first child element of that name. */
  static String text(Element parent, String name) {
    return children(parent, name).get(0).getTextContent();
  }
}
