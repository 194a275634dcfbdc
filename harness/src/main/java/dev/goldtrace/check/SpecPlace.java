package dev.goldtrace.check;

/**
 * A line of the specification that names a retail address.
 *
 * @param file the file's name in docs/spec
 * @param line the line, counted from 1
 * @param chapter the heading of the chapter it stands in, or ""
 * @param title the heading of the section it stands in
 * @param anchor the heading's anchor in the rendered document
 * @param heading whether the heading itself names the address: the section is about the function
 * @param text the line
 */
public record SpecPlace(
    String file,
    int line,
    String chapter,
    String title,
    String anchor,
    boolean heading,
    String text) {

  /** The section, as a link from the repository's root. */
  public String link() {
    return "docs/spec/" + file + "#" + anchor;
  }

  /** File and line from the repository's root. */
  public String source() {
    return "docs/spec/" + file + ":" + line;
  }
}
