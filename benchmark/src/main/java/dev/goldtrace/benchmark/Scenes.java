package dev.goldtrace.benchmark;

import dev.goldtrace.port.probe.Probe;

/** The scenes by their names in the tables: {@code mover}, {@code chase-12}, {@code remote-60}. */
final class Scenes {
  private Scenes() {}

  /**
   * @throws IllegalArgumentException no scene has this name
   */
  static Scene of(String name, Probe probe) {
    if (name.equals("mover")) {
      return new Mover(probe);
    }
    int count = Integer.parseInt(name.substring(name.indexOf('-') + 1));
    if (name.startsWith("chase-")) {
      return new Chase(count, probe);
    }
    if (name.startsWith("remote-")) {
      return new RemoteCrowd(count, probe);
    }
    throw new IllegalArgumentException("no scene " + name);
  }
}
