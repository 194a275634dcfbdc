package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The first two launches after a clone, at once, with the real Maven. */
@Tag("robust")
class CleanCloneTest {
  private static final Set<String> LEFT_OUT =
      Set.of(".git", "target", "traces", "golden", "reports");
  private static final int MINUTES = 15;

  @TempDir private Path folder;

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void twoFirstLaunchesBuildOnceAndAnswerTheSame() throws Exception {
    Toolchain.require("bash");
    Toolchain.require("mvn");
    Path clone = folder.resolve("clone");
    copySources(RepositoryRoot.find(), clone);
    // Its golden files have one divergence, to be toured.
    Path tour = RepositoryRoot.find().resolve("docs/tour/traces");

    Process first = launch(clone, "one", "replay", tour.toString());
    Process second = launch(clone, "two", "replay", tour.toString());

    assertThat(first.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(second.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    String said = text("one.err") + text("two.err");
    assertThat(List.of(first.exitValue(), second.exitValue())).as(said).containsExactly(1, 1);
    assertThat(said).containsOnlyOnce("goldtrace: building");
    assertThat(text("one.out")).contains("first divergence").isEqualTo(text("two.out"));
    assertThat(launch(clone, "three", "replay", tour.toString()).waitFor()).isEqualTo(1);
    assertThat(text("three.err")).isEmpty();
  }

  private Process launch(Path clone, String name, String... args) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(clone.resolve("goldtrace").toString())
            .redirectOutput(folder.resolve(name + ".out").toFile())
            .redirectError(folder.resolve(name + ".err").toFile());
    builder.command().addAll(List.of(args));
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private String text(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  private static void copySources(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes)
              throws IOException {
            boolean top = dir.getNameCount() - from.getNameCount() <= 2;
            if (!dir.equals(from) && top && LEFT_OUT.contains(dir.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(from.relativize(dir).toString()));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file,
                to.resolve(from.relativize(file).toString()),
                StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
