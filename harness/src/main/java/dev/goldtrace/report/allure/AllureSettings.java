package dev.goldtrace.report.allure;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Where results are written, and how.
 *
 * @param folder the folder of results; what else is in it stays
 * @param level how fine they are
 * @param linkBase what stands before the repository's paths in links; may be empty
 * @param time the time of every result, milliseconds since 1970; empty: when it is written
 */
public record AllureSettings(Path folder, AllureLevel level, String linkBase, OptionalLong time) {

  /**
   * Settings with the values that the environment gives: {@code SOURCE_DATE_EPOCH} fixes the time,
   * and a GitHub workflow's links lead to the commit that it tests.
   */
  public static AllureSettings of(Path folder, AllureLevel level, Map<String, String> environment) {
    return new AllureSettings(folder, level, linkBase(environment), time(environment));
  }

  private static String linkBase(Map<String, String> environment) {
    String server = environment.getOrDefault("GITHUB_SERVER_URL", "");
    String repository = environment.getOrDefault("GITHUB_REPOSITORY", "");
    String commit = environment.getOrDefault("GITHUB_SHA", "");
    return server.isEmpty() || repository.isEmpty() || commit.isEmpty()
        ? ""
        : server + "/" + repository + "/blob/" + commit + "/";
  }

  private static OptionalLong time(Map<String, String> environment) {
    String epoch = environment.getOrDefault("SOURCE_DATE_EPOCH", "");
    return epoch.matches("\\d{1,12}")
        ? OptionalLong.of(Long.parseLong(epoch) * 1000)
        : OptionalLong.empty();
  }

  /** The same with another base of links. */
  public AllureSettings withLinkBase(String base) {
    return new AllureSettings(
        folder, level, base.isEmpty() || base.endsWith("/") ? base : base + "/", time);
  }
}
