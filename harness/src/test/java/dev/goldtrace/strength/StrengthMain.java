package dev.goldtrace.strength;

import dev.goldtrace.check.RetailIndex;
import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Makes docs/strength.md anew: the page's own text with the tables of the latest reports.
 *
 * <p>Arguments: the file to write, JaCoCo's report, PIT's report of the port's unit tests, PIT's
 * reports of the golden suite. The second and third need not exist.
 */
public final class StrengthMain {
  /** What follows it is generated. */
  private static final String MARK = "<!-- Generated from here on. -->\n";

  private StrengthMain() {}

  public static void main(String[] args) throws IOException {
    Path coverage = Path.of(args[1]);
    Path unitTests = Path.of(args[2]);
    List<Path> goldens = Arrays.stream(args).skip(3).map(Path::of).toList();
    Path root = RepositoryRoot.find();
    String page =
        new StrengthPage(
                MutationReport.read(goldens),
                Files.exists(unitTests) ? MutationReport.read(unitTests) : List.of(),
                Files.exists(coverage) ? Coverage.read(coverage) : Map.of(),
                SurvivorReasons.read(root.resolve("docs/strength-survivors.csv")),
                new PortSources(root),
                new PortMethods(RetailIndex.ofPort()))
            .text();
    String before = Files.readString(root.resolve("docs/strength.md"));
    Files.writeString(
        Path.of(args[0]), before.substring(0, before.indexOf(MARK) + MARK.length()) + "\n" + page);
  }
}
