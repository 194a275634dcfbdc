package dev.goldtrace.report.allure;

import dev.goldtrace.report.allure.RunTimes.Span;
import io.qameta.allure.AllureResultsWriter;
import io.qameta.allure.model.Attachment;
import io.qameta.allure.model.Label;
import io.qameta.allure.model.Parameter;
import io.qameta.allure.model.Stage;
import io.qameta.allure.model.StatusDetails;
import io.qameta.allure.model.TestResult;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;

/**
 * Writes items as Allure results. All ids are made of the trace's and the check's, so that a result
 * has the same history and the same file in every run; only the time is new. A check of a trace
 * takes no time of its own: all are made while the trace is replayed.
 */
final class ItemWriter {
  private final ResultFolder folder;
  private final RunTimes times;

  ItemWriter(ResultFolder folder, RunTimes times) {
    this.folder = folder;
    this.times = times;
  }

  /** Writes the items of one run. */
  void write(List<Item> items) {
    folder.add(writer -> items.forEach(item -> write(item, writer)));
  }

  private void write(Item item, AllureResultsWriter writer) {
    Span run = times.of(item.subject());
    Span span = item.isPart() ? run.end() : run;
    String uuid = id("result", item);
    TestResult result =
        new TestResult()
            .setUuid(uuid)
            .setTestCaseId(id("case", item))
            .setHistoryId(id("history", item))
            .setFullName(item.fullName())
            .setTitlePath(List.of(item.dialect(), item.subject()))
            .setName(item.name())
            .setLabels(labels(item))
            .setLinks(item.links())
            .setParameters(
                List.of(
                    new Parameter().setName("trace").setValue(item.subject()),
                    new Parameter().setName("check").setValue(item.check())))
            .setDescription(item.description())
            .setStage(Stage.FINISHED)
            .setStatus(item.verdict().status())
            .setStart(span.start())
            .setStop(span.stop())
            .setAttachments(attachments(uuid, item.attachments(), writer));
    if (item.verdict() != Verdict.PASSED) {
      result.setStatusDetails(details(item.verdict()));
    }
    writer.write(result);
  }

  private static String id(String kind, Item item) {
    String name = "goldtrace/" + kind + "/" + item.fullName();
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static List<Label> labels(Item item) {
    List<Label> labels = new ArrayList<>();
    add(labels, "epic", item.epic());
    add(labels, "feature", item.feature());
    add(labels, "story", item.story());
    add(labels, "suite", item.dialect());
    add(labels, "subSuite", item.subject());
    add(labels, "severity", item.severity().name().toLowerCase(Locale.ROOT));
    add(labels, "address", item.address());
    add(labels, "origin", item.origin());
    add(labels, "dialect", item.dialect());
    return labels;
  }

  private static void add(List<Label> labels, String name, String value) {
    if (!value.isEmpty()) {
      labels.add(new Label().setName(name).setValue(value));
    }
  }

  private static StatusDetails details(Verdict verdict) {
    boolean known = !verdict.failed();
    StatusDetails details =
        new StatusDetails().setMessage(verdict.message()).setKnown(known).setMuted(known);
    if (!verdict.details().isEmpty()) {
      details.setTrace(verdict.details());
    }
    if (!verdict.expected().isEmpty() || !verdict.actual().isEmpty()) {
      details.setExpected(verdict.expected()).setActual(verdict.actual());
    }
    return details;
  }

  private static List<Attachment> attachments(
      String uuid, List<TextAttachment> texts, AllureResultsWriter writer) {
    List<Attachment> attachments = new ArrayList<>();
    for (TextAttachment text : texts) {
      String source = uuid + "-" + attachments.size() + "-attachment." + text.extension();
      writer.write(source, new ByteArrayInputStream(text.bytes()));
      attachments.add(new Attachment().setName(text.name()).setType(text.type()).setSource(source));
    }
    return attachments;
  }
}
