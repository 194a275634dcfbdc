package dev.goldtrace.trace;

import com.fasterxml.jackson.core.JsonToken;
import dev.goldtrace.ledger.Ledger;
import dev.goldtrace.ledger.LedgerEntry;
import dev.goldtrace.text.NearMatch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the known divergences that a trace's header names, and tells of those that can't be there
 * (format 1.2, section 6).
 */
final class DivergenceMember {
  private final JsonLine json;
  private final List<Named> named = new ArrayList<>();
  private boolean given;
  private int column;

  /** An entry of the ledger, and where the header names it. */
  private record Named(LedgerEntry entry, int column) {}

  DivergenceMember(JsonLine json) {
    this.json = json;
  }

  /** Reads the value of the member, of which there is no other. */
  void read(String name) throws IOException {
    given = true;
    if (!json.nextIsArray(name)) {
      return;
    }
    column = json.column();
    Ledger ledger = Ledger.ofProgram();
    while (json.next() != JsonToken.END_ARRAY) {
      String id = json.text(name);
      if (json.ok()) {
        add(id, ledger);
      }
    }
    if (json.ok() && named.isEmpty()) {
      json.error(column, "member \"divergences\" names none; name one, or leave it out");
    }
  }

  private void add(String id, Ledger ledger) {
    LedgerEntry entry = ledger.find(id).filter(one -> one.id().equals(id)).orElse(null);
    if (entry == null) {
      String near = NearMatch.hint(id, ledger.switches());
      json.error(
          "unknown divergence "
              + JsonLine.quote(id)
              + "; expected the id of a switch in docs/divergences.md, such as \"D-SP04\""
              + (near.isEmpty() ? "" : "." + near));
    } else if (entry.kind() != LedgerEntry.Kind.SWITCH) {
      json.error(
          JsonLine.quote(id)
              + " is no switch of the port ("
              + entry.inThePort()
              + "), so that nothing can be replayed with it; name one that is");
    } else if (ids().contains(id)) {
      json.error(JsonLine.quote(id) + " is there twice; remove one");
    } else {
      named.add(new Named(entry, json.column()));
    }
  }

  /** Tells of what does not go with the other members. */
  void check(TraceOrigin origin, TraceDialect dialect, boolean allColumns) {
    if (!given || !json.ok()) {
      return;
    }
    if (origin != TraceOrigin.AUTHORED) {
      json.error(
          column,
          "member \"divergences\" needs the origin \"authored\": a reference shows what it shows");
    } else if (!allColumns) {
      json.error(column, "member \"divergences\" needs \"columns\":\"all\" in the same header");
    }
    for (Named one : named) {
      if (dialect == TraceDialect.ACE && one.entry().isAces()) {
        json.error(
            one.column(),
            JsonLine.quote(one.entry().id())
                + " is what the dialect ace does anyway; leave it out");
      }
    }
  }

  /** The ids, in the order in which they are named. */
  List<String> ids() {
    return named.stream().map(one -> one.entry().id()).toList();
  }
}
