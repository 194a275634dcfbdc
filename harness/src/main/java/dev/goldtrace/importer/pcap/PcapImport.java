package dev.goldtrace.importer.pcap;

import dev.goldtrace.file.FileInProgress;
import dev.goldtrace.file.LeftOver;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.trace.InputException;
import dev.goldtrace.trace.TraceDialect;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceOrigin;
import dev.goldtrace.trace.TraceWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Imports one capture file: reads it once, front to back, then writes its traces. */
public final class PcapImport {
  /** The most connections that are followed; one more is skipped. */
  private static final int MOST_CONNECTIONS = 1000;

  /** The most bytes of messages about movement that are kept. */
  private static final long MOST_MESSAGE_BYTES = 256L << 20;

  private static final int LONGEST_NAME = 64;

  /**
   * What a user chooses.
   *
   * @param numbering the server's command numbering
   * @param dialect the traces' dialect: retail traces use the 2013 numbering, ACE traces 2015
   * @param perObject a trace for each object that moves, instead of one for each connection
   * @param rate ticks a second
   * @param overwrite whether traces that are there already may be replaced
   */
  public record Options(
      CommandTable numbering,
      TraceDialect dialect,
      boolean perObject,
      int rate,
      boolean overwrite) {
    BodyNumbering bodyNumbering() {
      return new BodyNumbering(
          numbering,
          dialect == TraceDialect.ACE ? CommandTable.CLIENT_2015 : CommandTable.CLIENT_2013);
    }
  }

  /**
   * Who sends to whom. A server sends from two ports; the client's one tells its connections apart.
   */
  private record Direction(int source, int destination, int destinationPort) {}

  private record Planned(Path file, String id, List<TimedRecord> records) {}

  private final Options options;
  private final Skipped skipped = new Skipped();
  private final Map<Direction, Connection> current = new LinkedHashMap<>();
  private final List<Connection> connections = new ArrayList<>();
  private final List<SessionEvents> sessions = new ArrayList<>();
  private String name;
  private long frames;
  private long messageBytes;
  private boolean brokenOff;

  public PcapImport(Options options) {
    this.options = options;
  }

  /**
   * Imports a capture.
   *
   * @param shown the capture file as the user named it
   * @param capture the capture file
   * @param folder where the traces go; made when missing
   * @throws InputException the file is no capture, or no session of the client is in it
   * @throws FileAlreadyExistsException a trace is there already
   * @throws IOException a trace cannot be written
   */
  public ImportReport run(String shown, Path capture, Path folder) throws IOException {
    name = shown;
    try (InputStream in = Files.newInputStream(capture);
        CaptureReader reader = CaptureFile.open(shown, in)) {
      read(reader);
    } catch (IOException e) {
      throw new InputException(shown, 0, 0, "cannot be read: " + e.getMessage(), e);
    }
    List<Planned> plan = plan(baseName(capture), folder);
    if (plan.isEmpty()) {
      throw new InputException(shown, 0, 0, nothingFound());
    }
    LeftOver.removeFrom(folder);
    List<ImportReport.Trace> traces = new ArrayList<>();
    for (Planned planned : plan) {
      traces.add(write(planned));
    }
    return new ImportReport(frames, sessions.size(), traces, skipped.omissions(), brokenOff);
  }

  private void read(CaptureReader reader) throws IOException {
    DatagramDecoder datagrams = new DatagramDecoder(skipped);
    for (CapturedFrame frame = reader.next(); frame != null; frame = reader.next()) {
      frames++;
      datagrams.decode(frame).ifPresent(this::accept);
    }
    brokenOff = reader.brokenOff();
    connections.forEach(Connection::end);
  }

  private void accept(Datagram datagram) {
    if (!TransportPacket.isOne(datagram.payload())) {
      skipped.add("datagrams that are not of the client's transport", datagram.frame());
      return;
    }
    TransportPacket.read(datagram.payload())
        .ifPresentOrElse(
            packet -> accept(packet, datagram),
            () ->
                skipped.add(
                    "packets whose headers or fragments do not fit their size", datagram.frame()));
  }

  private void accept(TransportPacket packet, Datagram datagram) {
    Direction direction =
        new Direction(datagram.source(), datagram.destination(), datagram.destinationPort());
    Connection connection = current.get(direction);
    if (connection == null || packet.startsConnection()) {
      if (connections.size() == MOST_CONNECTIONS) {
        skipped.add("packets of more than " + MOST_CONNECTIONS + " connections", datagram.frame());
        return;
      }
      connection = open();
      current.put(direction, connection);
    }
    connection.accept(packet, datagram.frame(), datagram.nanos());
  }

  private Connection open() {
    SessionEvents session = new SessionEvents(options.numbering(), skipped);
    Connection connection =
        new Connection(
            skipped,
            message -> {
              if (session.accept(message)) {
                countKept(message);
              }
            });
    sessions.add(session);
    connections.add(connection);
    return connection;
  }

  private void countKept(Message message) {
    messageBytes += message.bytes().length;
    if (messageBytes > MOST_MESSAGE_BYTES) {
      throw new InputException(
          name,
          0,
          0,
          "more than " + (MOST_MESSAGE_BYTES >> 20) + " MiB of messages; cut the capture");
    }
  }

  private List<Planned> plan(String base, Path folder) throws IOException {
    List<Planned> plan = new ArrayList<>();
    int number = 0;
    for (SessionEvents session : sessions) {
      List<SessionEvent> events = session.events();
      if (new Participants(events).moved().isEmpty()) {
        continue;
      }
      number++;
      if (options.perObject()) {
        for (int object : new Participants(events).moved()) {
          String id = String.format(Locale.ROOT, "%s-%d-%08X", base, number, object);
          add(plan, folder, id, of(object, events));
        }
      } else {
        add(plan, folder, base + "-" + number, events);
      }
    }
    return plan;
  }

  private static List<SessionEvent> of(int object, List<SessionEvent> events) {
    return events.stream()
        .filter(e -> e.object() == object || e instanceof SessionEvent.PlayerIs)
        .toList();
  }

  private void add(List<Planned> plan, Path folder, String id, List<SessionEvent> events)
      throws IOException {
    List<TimedRecord> records = SessionRecords.of(events, options.bodyNumbering(), skipped);
    if (records.isEmpty()) {
      return;
    }
    long ticks = new TickedTrace(records, options.rate()).ticks();
    if (ticks > TickedTrace.MOST_TICKS) {
      throw new InputException(
          name,
          0,
          0,
          "a connection of "
              + ticks
              + " ticks, more than "
              + TickedTrace.MOST_TICKS
              + "; cut the capture, or take a lower rate");
    }
    Path file = folder.resolve(id + ".trace.jsonl");
    if (!options.overwrite() && Files.exists(file)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    plan.add(new Planned(file, id, records));
  }

  private ImportReport.Trace write(Planned planned) throws IOException {
    List<TimedRecord> records = planned.records();
    TickedTrace trace = new TickedTrace(records, options.rate());
    ImportReport.Trace report = ImportReport.Trace.of(planned.file(), records, trace.ticks());
    try (FileInProgress file = FileInProgress.of(planned.file());
        TraceWriter writer = new TraceWriter(file.stream())) {
      writer.write(
          new TraceHeader(
              0,
              planned.id(),
              TraceOrigin.PCAP,
              options.dialect(),
              "network capture",
              title(report, records.get(0).nanos()),
              List.of("pcap"),
              0,
              null));
      trace.write(writer);
      writer.flush();
      file.complete();
    }
    return report;
  }

  private static String title(ImportReport.Trace report, long nanos) {
    Instant start =
        Instant.ofEpochSecond(
                Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L))
            .truncatedTo(ChronoUnit.MICROS);
    return "objects "
        + report.objects()
        + ", messages "
        + report.messages()
        + ", from "
        + start
        + " on";
  }

  private String nothingFound() {
    StringBuilder text =
        new StringBuilder("no movement message of a client session in ")
            .append(frames)
            .append(" frames; expected the UDP packets that a server sends to a client");
    skipped.omissions().stream()
        .limit(3)
        .forEach(e -> text.append("; ").append(e.count()).append(' ').append(e.reason()));
    return text.toString();
  }

  /** The capture's name as the start of file names: nothing but letters, digits, - and _. */
  static String baseName(Path capture) {
    String name =
        capture
            .getFileName()
            .toString()
            .replaceFirst("(?i)\\.(pcap|pcapng|cap|dmp)$", "")
            .replaceAll("[^A-Za-z0-9_-]", "_");
    String shortened = name.substring(0, Math.min(name.length(), LONGEST_NAME));
    return shortened.isEmpty() ? "capture" : shortened;
  }
}
