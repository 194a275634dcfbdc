package dev.goldtrace.robust;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** A command line that is killed, as by {@code kill -9}. */
final class KilledRun {
  private KilledRun() {}

  /**
   * Kills a command line a random time after a file of some name has come into a folder.
   *
   * @param longestDelay microseconds
   * @param begun tells such names, which are relative to the folder
   * @param here where the command line is started
   */
  static void at(
      int seed, int longestDelay, Path folder, Predicate<String> begun, Path here, String... args)
      throws Exception {
    long delay = new SplittableRandom(seed).nextInt(longestDelay);
    try (ChildProgram child = ChildProgram.start(here, args)) {
      while (child.isAlive() && FolderContent.names(folder).stream().noneMatch(begun)) {
        LockSupport.parkNanos(200_000);
      }
      LockSupport.parkNanos(delay * 1000);
      child.kill();
    }
  }
}
