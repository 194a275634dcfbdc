package dev.goldtrace.cli;

import dev.goldtrace.version.ProgramVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class VersionText implements IVersionProvider {

  @Override
  public String[] getVersion() {
    ProgramVersion version = ProgramVersion.ofBuild();
    return new String[] {
      "goldtrace " + version.number(),
      "physics port " + version.ofPort(),
      "built for Java "
          + version.java()
          + ", running on Java "
          + System.getProperty("java.version")
          + " ("
          + System.getProperty("java.vendor")
          + ")"
    };
  }
}
