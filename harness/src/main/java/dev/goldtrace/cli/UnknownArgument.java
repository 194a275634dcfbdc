package dev.goldtrace.cli;

import dev.goldtrace.check.IdPattern;
import dev.goldtrace.check.UnknownCaseException;
import dev.goldtrace.text.NearMatch;
import dev.goldtrace.trace.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An argument that is neither a file or folder nor the pattern of an id. However it is written, an
 * input is missing; what looks like a path is not said to be an id.
 */
final class UnknownArgument {
  private final CliContext context;
  private final Path searched;

  /**
   * @param searched the folder whose files have the ids
   */
  UnknownArgument(CliContext context, Path searched) {
    this.context = context;
    this.searched = searched;
  }

  /**
   * What to throw.
   *
   * @param id the argument as an id
   * @param what whose ids they are
   */
  InputException problem(UnknownCaseException e, String id, String what) {
    String hint = hint(e, id);
    if (isPath(e.argument())) {
      return new InputException(
          e.argument(), 0, 0, "there is no such file or folder; check the path." + hint);
    }
    return new InputException(
        e.argument(),
        0,
        0,
        "there is no such file or folder, and no "
            + what
            + " that matches in "
            + searched
            + "."
            + otherRepository()
            + hint);
  }

  private String hint(UnknownCaseException e, String id) {
    String family = id.endsWith("/") ? id : id + "/";
    if (e.ids().stream().anyMatch(one -> one.startsWith(family))) {
      return " Did you mean all below it, '" + family + "**'?";
    }
    if (id.isEmpty() || new IdPattern(id).hasWildcards()) {
      return NearMatch.hint(id, e.ids());
    }
    List<String> within =
        IdPattern.anywhere(id).stream()
            .filter(pattern -> e.ids().stream().anyMatch(new IdPattern(pattern)::matches))
            .toList();
    return within.isEmpty() ? NearMatch.hint(id, e.ids()) : NearMatch.hint(within);
  }

  private boolean isPath(String argument) {
    if (argument.matches("(?s).*[*?].*")) {
      return false;
    }
    if (argument.matches("(?s).*\\.(jsonl|csv|gz|zip)")) {
      return true;
    }
    Path parent = context.resolve(argument).getParent();
    return argument.contains("/") && parent != null && Files.isDirectory(parent);
  }

  /** A folder that happens to lie here hides what the user may mean. */
  private String otherRepository() {
    Path here = context.workingDirectory();
    return context
        .repository()
        .filter(repository -> !repository.equals(here) && searched.getParent().equals(here))
        .map(
            repository ->
                " What lies here comes before the repository " + repository + "; go there for it.")
        .orElse("");
  }
}
