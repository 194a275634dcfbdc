package dev.goldtrace.cli;

import dev.goldtrace.doctor.Comparator;
import dev.goldtrace.doctor.Finding;
import dev.goldtrace.doctor.Finding.Health;
import dev.goldtrace.doctor.Machine;
import dev.goldtrace.doctor.ProgramIndexes;
import dev.goldtrace.doctor.RepositoryFolders;
import dev.goldtrace.report.Document;
import dev.goldtrace.report.Document.Block;
import dev.goldtrace.report.Document.Listing;
import dev.goldtrace.report.Document.Note;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says whether results of this installation can be trusted. */
@Command(
    name = "doctor",
    header = "Examines the environment, the reference data and the program itself.",
    optionListHeading = "%nOptions:%n")
final class DoctorCommand implements Callable<Integer> {
  private final CliContext context;

  @Mixin private FormatOption format;

  DoctorCommand(CliContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    List<Finding> findings = examine();
    format.print(document(findings), context);
    boolean bad = findings.stream().anyMatch(finding -> finding.health() == Health.BAD);
    return (bad ? ExitCode.UNREADABLE_INPUT : ExitCode.AS_EXPECTED).code();
  }

  private List<Finding> examine() {
    Machine machine = new Machine(System.getProperties(), Charset.defaultCharset());
    List<Finding> findings = new ArrayList<>();
    findings.add(machine.java());
    findings.add(machine.system());
    findings.add(machine.encoding());
    findings.addAll(new RepositoryFolders(context.repository()).examine());
    findings.add(new ProgramIndexes().examine());
    findings.add(new Comparator().examine());
    return findings;
  }

  private static Document document(List<Finding> findings) {
    Listing.Builder listing = Listing.of("findings", "health", "subject", "finding");
    List<Block> blocks = new ArrayList<>();
    for (Finding finding : findings) {
      String health = finding.health().name().toLowerCase(Locale.ROOT);
      listing.row(health, finding.subject(), finding.text());
      if (!finding.advice().isEmpty()) {
        blocks.add(new Note(finding.subject() + ": " + finding.advice()));
      }
    }
    blocks.add(0, listing.build());
    return new Document(blocks);
  }
}
