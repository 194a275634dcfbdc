package dev.goldtrace.report.allure;

import dev.goldtrace.report.plot.Markup;
import io.qameta.allure.model.Link;
import java.util.List;

/**
 * One result, before it is written.
 *
 * @param subject id of the trace or vector file
 * @param check id of the check
 * @param name what a list of results shows
 * @param epic the retail class that it is about
 * @param feature the retail function, by address and name, or another group of checks
 * @param story the family of traces
 * @param origin where the reference comes from; empty if unknown
 * @param dialect whose behaviour it is; empty if unknown
 * @param address the retail address; empty if it is about no function
 * @param severity how bad a failure is
 * @param links where to read on
 * @param description what it asserts and what was compared, Markdown
 * @param verdict how it came out
 * @param attachments what explains a failure
 * @param isPart whether it is one of several that come of one run
 */
record Item(
    String subject,
    String check,
    String name,
    String epic,
    String feature,
    String story,
    String origin,
    String dialect,
    String address,
    Severity severity,
    List<Link> links,
    String description,
    Verdict verdict,
    List<TextAttachment> attachments,
    boolean isPart) {

  /** Allure's words for how bad a failure is. */
  enum Severity {
    BLOCKER,
    CRITICAL,
    NORMAL
  }

  Item {
    links = List.copyOf(links);
    attachments = List.copyOf(attachments);
  }

  /** The same in every run, whatever other traces there are. */
  String fullName() {
    return subject + "#" + check;
  }

  /** Words from a file, so that Markdown shows them as they are. */
  static String plain(String words) {
    return Markup.escape(words).replaceAll("([\\\\`*_{}\\[\\]#|~!])", "\\\\$1");
  }
}
