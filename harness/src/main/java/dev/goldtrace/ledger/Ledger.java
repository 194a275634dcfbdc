package dev.goldtrace.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** All known divergences from retail, in the order of the specification's tables. */
public final class Ledger {
  private static final String RESOURCE = "ledger.csv";
  private static final Pattern ID = Pattern.compile("D-S?[PM]\\d+");

  private final List<LedgerEntry> entries;

  private Ledger(List<LedgerEntry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** Reads the ledger that comes with the program. */
  public static Ledger ofProgram() {
    try (InputStream in = Ledger.class.getResourceAsStream(RESOURCE);
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
        CSVParser rows =
            CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .build()
                .parse(reader)) {
      List<LedgerEntry> entries = new ArrayList<>();
      for (CSVRecord row : rows) {
        entries.add(entry(row));
      }
      return new Ledger(entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LedgerEntry entry(CSVRecord row) {
    return new LedgerEntry(
        row.get("id"),
        words(row.get("addresses")),
        row.get("function"),
        row.get("title"),
        row.get("retail"),
        row.get("other"),
        row.get("effect"),
        LedgerEntry.Kind.valueOf(row.get("kind").toUpperCase(Locale.ROOT)),
        row.get("note"),
        words(row.get("branches")));
  }

  private static List<String> words(String cell) {
    return cell.isEmpty() ? List.of() : List.of(cell.split(" "));
  }

  /** Whether a word looks like an entry's id, however it is written: D-P07, d-p7, D_P07. */
  public static boolean isId(String word) {
    return ID.matcher(normalized(word)).matches();
  }

  /** The entry of an id, however it is written. */
  public Optional<LedgerEntry> find(String id) {
    String wanted = normalized(id);
    return entries.stream().filter(entry -> entry.id().equals(wanted)).findFirst();
  }

  private static String normalized(String word) {
    String id = word.toUpperCase(Locale.ROOT).replace('_', '-');
    return id.matches("D-S?[PM]\\d")
        ? id.substring(0, id.length() - 1) + "0" + id.charAt(id.length() - 1)
        : id;
  }

  /** The ids of the entries that are a switch of the port. */
  public Set<String> switches() {
    return entries.stream()
        .filter(entry -> entry.kind() == LedgerEntry.Kind.SWITCH)
        .map(LedgerEntry::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  public List<LedgerEntry> entries() {
    return entries;
  }
}
