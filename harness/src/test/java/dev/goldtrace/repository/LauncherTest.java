package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher script in a copy of the repository whose Java and Maven are scripts that write down
 * how they were called.
 */
class LauncherTest {
  private static final String PATH = "/usr/local/bin:/usr/bin:/bin";

  @TempDir private Path folder;
  private Path repository;
  private Path jdk;
  private Path bin;
  private Path calls;
  private final Map<Process, Path> errors = new HashMap<>();

  @BeforeEach
  void copyTheLauncher() throws IOException {
    repository = Files.createDirectories(folder.resolve("a repository"));
    Files.copy(RepositoryRoot.find().resolve("goldtrace"), repository.resolve("goldtrace"));
    repository.resolve("goldtrace").toFile().setExecutable(true);
    Files.createDirectories(repository.resolve("harness/src/main"));
    Files.createDirectories(repository.resolve("physics-port/src/main"));
    Files.createDirectories(repository.resolve("docs/spec"));
    for (String pom : List.of("pom.xml", "harness/pom.xml", "physics-port/pom.xml")) {
      Files.writeString(repository.resolve(pom), "");
    }
    jdk = folder.resolve("jdk");
    calls = folder.resolve("calls");
    script(jdk.resolve("bin/java"), "for last; do :; done\necho java \"$last\" >>\"$CALLS\"");
    script(jdk.resolve("bin/javac"), "exit 1");
    Files.writeString(
        jdk.resolve("release"),
        "JAVA_RUNTIME_VERSION=\"17.0.1+12-of-us\"\nJAVA_VERSION=\"17.0.1\"\n");
    bin = folder.resolve("bin");
    mavenThat(
        "echo mvn >>\"$CALLS\"\nsleep 0.3\nmkdir -p harness/target\n"
            + "echo jar >harness/target/goldtrace.jar");
    age();
  }

  @Test
  void aMissingProgramIsBuiltBeforeItRuns() throws Exception {
    Run run = launch("replay", "x y");

    assertThat(run.code()).isZero();
    assertThat(run.err())
        .isEqualTo("goldtrace: building (once; again when a source changes) ...\n");
    assertThat(calls()).startsWith("mvn").endsWith("java x y");
  }

  @Test
  void fileNamesAreUtf8UnderALocaleThatIsNotInstalled() throws Exception {
    script(jdk.resolve("bin/java"), "echo \"java $LC_ALL\" >>\"$CALLS\"");

    Run run =
        await(start(repository.resolve("goldtrace"), Map.of("LANG", "xx_XX.UTF-8"), "replay"));

    assertThat(run.code()).isZero();
    assertThat(calls()).endsWith("java C.UTF-8");
  }

  @Test
  void theProgramIsToldHowItWasStarted() throws Exception {
    script(jdk.resolve("bin/java"), "echo \"java $GOLDTRACE_COMMAND\" >>\"$CALLS\"");
    Path link = Files.createSymbolicLink(folder.resolve("gt"), Path.of("a repository/goldtrace"));

    await(start(link, Map.of(), "list"));
    launch("list");

    assertThat(calls())
        .contains("java " + link)
        .endsWith("java " + repository.resolve("goldtrace"));
  }

  @Test
  void aJavaThatDoesNotStartIsNoDivergence() throws Exception {
    script(
        jdk.resolve("bin/java"),
        "for last; do :; done\n"
            + "[ \"$last\" != -version ] || { echo 'Unrecognized option: -Xnope' >&2; exit 1; }\n"
            + "echo java >>\"$CALLS\"");

    Run run =
        await(
            start(
                repository.resolve("goldtrace"),
                Map.of("GOLDTRACE_JAVA_OPTS", "-Xnope"),
                "replay"));

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err())
        .contains(
            "Java does not start with GOLDTRACE_JAVA_OPTS=-Xnope (Unrecognized option: -Xnope).");
  }

  @Test
  void aFreshProgramIsNotBuiltAgain() throws Exception {
    launch("one");
    Run run = launch("two");

    assertThat(run.err()).isEmpty();
    assertThat(calls()).containsOnlyOnce("mvn").endsWith("java two");
  }

  @Test
  void aChangedSourceIsBuilt() throws Exception {
    launch("one");
    Path source = Files.writeString(repository.resolve("harness/src/main/A.java"), "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    launch("two");

    assertThat(calls().stream().filter("mvn"::equals)).hasSize(2);
  }

  @Test
  void aDeletedSourceIsBuilt() throws Exception {
    Path source = Files.writeString(repository.resolve("harness/src/main/A.java"), "");
    age();
    launch("one");
    Files.delete(source);
    Files.setLastModifiedTime(source.getParent(), FileTime.from(Instant.now().plusSeconds(5)));
    launch("two");

    assertThat(calls().stream().filter("mvn"::equals)).hasSize(2);
  }

  @Test
  void itWorksThroughASymbolicLink() throws Exception {
    Path link = folder.resolve("link to goldtrace");
    Files.createSymbolicLink(link, Path.of("a repository/goldtrace"));
    Run run = await(start(link, Map.of(), "list"));

    assertThat(run.code()).isZero();
    assertThat(calls()).endsWith("java list");
  }

  @Test
  void twoLaunchesAtOnceBuildOnce() throws Exception {
    Process first = start(repository.resolve("goldtrace"), Map.of(), "one");
    Process second = start(repository.resolve("goldtrace"), Map.of(), "two");

    assertThat(await(first).code()).isZero();
    assertThat(await(second).code()).isZero();
    assertThat(calls()).containsOnlyOnce("mvn").contains("java one", "java two");
  }

  @Test
  void twoLaunchesAtOnceBuildOnceWithoutFlock() throws Exception {
    Map<String, String> bare = Map.of("PATH", bin + ":" + onlyTheseTools());
    Process first = start(repository.resolve("goldtrace"), bare, "one");
    Process second = start(repository.resolve("goldtrace"), bare, "two");

    assertThat(await(first).code()).isZero();
    assertThat(await(second).code()).isZero();
    assertThat(calls()).containsOnlyOnce("mvn").contains("java one", "java two");
    assertThat(repository.resolve(".goldtrace.lock")).doesNotExist();
  }

  @Test
  void aProgramThatIsBeingBuiltIsWaitedFor() throws Exception {
    theProgramIsPartOfTheCall();
    mavenThat(
        "echo mvn >>\"$CALLS\"\nmkdir -p harness/target\n: >harness/target/goldtrace.jar\n"
            + "sleep 1\necho whole >harness/target/goldtrace.jar");
    Process first = start(repository.resolve("goldtrace"), Map.of(), "one");
    while (first.isAlive() && !Files.exists(jar())) {
      Thread.sleep(5);
    }
    Process second = start(repository.resolve("goldtrace"), Map.of(), "two");

    assertThat(await(first).code()).isZero();
    assertThat(await(second).code()).isZero();
    assertThat(calls()).containsExactlyInAnyOrder("mvn", "java whole one", "java whole two");
  }

  @Test
  void whatAKilledBuildHasLeftIsBuiltAgain() throws Exception {
    theProgramIsPartOfTheCall();
    Files.createDirectories(jar().getParent());
    Files.writeString(jar(), "half");
    Files.writeString(jar().resolveSibling("goldtrace.built.new"), "");

    assertThat(launch("one").code()).isZero();
    assertThat(launch("two").code()).isZero();

    assertThat(calls()).containsExactly("mvn", "java jar one", "java jar two");
  }

  @Test
  void aProgramThatRunsKeepsItsFileWhenItIsBuiltAgain() throws Exception {
    launch("one");
    try (InputStream running = Files.newInputStream(jar())) {
      Path source = Files.writeString(repository.resolve("harness/src/main/A.java"), "");
      Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
      mavenThat("echo mvn >>\"$CALLS\"\necho another >harness/target/goldtrace.jar");
      launch("two");

      assertThat(running).hasContent("jar");
      assertThat(jar()).hasContent("another");
    }
  }

  @Test
  void theArchiveOfClassesIsMadeOnceForEachProgram() throws Exception {
    script(
        jdk.resolve("bin/java"),
        "for word; do\n"
            + "  case $word in\n"
            + "    -XX:SharedArchiveFile=*) archive=${word#*=} ;;\n"
            + "    -Xshare:dump) dump=yes ;;\n"
            + "  esac\n"
            + "done\n"
            + "if [ -n \"$dump\" ]; then\n"
            + "  echo archive >\"$archive\" && echo dump >>\"$CALLS\"\n"
            + "else\n"
            + "  echo java $(cat \"$archive\") \"$word\" >>\"$CALLS\"\n"
            + "fi");

    launch("one");
    launch("two");
    Files.setLastModifiedTime(jar(), FileTime.from(Instant.now().plusSeconds(5)));
    launch("three");

    assertThat(calls())
        .containsExactly(
            "mvn", "dump", "java archive one", "java archive two", "dump", "java three");
    assertThat(jar().getParent().toFile().list())
        .containsOnly(
            "goldtrace.jar",
            "goldtrace.built",
            "goldtrace.build.log",
            "goldtrace-17.0.1+12-of-us.jsa");
  }

  private Path jar() {
    return repository.resolve("harness/target/goldtrace.jar");
  }

  /** Java writes down what is in the program, too. */
  private void theProgramIsPartOfTheCall() throws IOException {
    script(
        jdk.resolve("bin/java"),
        "for last; do case $last in *.jar) jar=$(cat \"$last\") ;; esac; done\n"
            + "case $last in *.Rehearsal | *.jar) exit ;; esac\n"
            + "echo java $jar \"$last\" >>\"$CALLS\"");
  }

  @Test
  void aLockLeftOverByADeadProcessIsTakenAway() throws Exception {
    Path lock = Files.createDirectories(repository.resolve(".goldtrace.lock"));
    Files.writeString(lock.resolve("pid"), "99999999\n");
    Map<String, String> bare = Map.of("PATH", bin + ":" + onlyTheseTools());
    Run run = await(start(repository.resolve("goldtrace"), bare, "one"));

    assertThat(run.code()).isZero();
    assertThat(lock).doesNotExist();
  }

  @Test
  void aFailedBuildPrintsWhatMavenSaid() throws Exception {
    mavenThat("echo '[ERROR] Foo.java:[3,1] missing semicolon'\nexit 1");
    Run run = launch("one");

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("the build failed", "[ERROR] Foo.java:[3,1] missing semicolon");
    assertThat(calls()).isEmpty();
  }

  @Test
  void aMissingMavenIsNamed() throws Exception {
    Run run =
        await(start(repository.resolve("goldtrace"), Map.of("PATH", onlyTheseTools()), "one"));

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("Maven was not found. Install Maven 3.8").hasLineCount(1);
  }

  @Test
  void aMissingJavaIsNamed() throws Exception {
    Map<String, String> bare = Map.of("PATH", onlyTheseTools(), "JAVA_HOME", "");
    Run run = await(start(repository.resolve("goldtrace"), bare, "one"));

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("no Java found. Install a JDK 17").hasLineCount(1);
  }

  @Test
  void anOldJavaIsRefused() throws Exception {
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"1.8.0_402\"\n");
    Run run = launch("one");

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("Java 17 or newer is needed").contains("1.8.0_402");
  }

  @Test
  void aJavaWithoutACompilerCannotBuild() throws Exception {
    Files.delete(jdk.resolve("bin/javac"));
    Run run = launch("one");

    assertThat(run.code()).isEqualTo(70);
    assertThat(run.err()).contains("a Java without a compiler. Install a JDK 17");
  }

  /** A folder with just the programs that the script needs, flock not among them. */
  private String onlyTheseTools() throws IOException {
    Path tools = Files.createDirectories(folder.resolve("tools"));
    List<String> names =
        List.of(
            "bash",
            "cat",
            "dirname",
            "find",
            "head",
            "mkdir",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sleep");
    for (String name : names) {
      for (String place : PATH.split(":")) {
        Path tool = Path.of(place, name);
        if (Files.isExecutable(tool) && !Files.exists(tools.resolve(name))) {
          Files.createSymbolicLink(tools.resolve(name), tool);
        }
      }
    }
    return tools.toString();
  }

  private void mavenThat(String does) throws IOException {
    script(bin.resolve("mvn"), does);
  }

  private static void script(Path file, String body) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/usr/bin/env bash\n" + body + "\n");
    file.toFile().setExecutable(true);
  }

  /** Makes every source an hour old, as in a repository that nobody is working in. */
  private void age() throws IOException {
    try (Stream<Path> files = Files.walk(repository)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(3600)));
      }
    }
  }

  /** What Java and Maven were called for, the launcher's own warm-up left out. */
  private List<String> calls() throws IOException {
    if (!Files.exists(calls)) {
      return List.of();
    }
    return Files.readAllLines(calls).stream()
        .filter(call -> !call.endsWith(".Rehearsal") && !call.endsWith("goldtrace.jar"))
        .toList();
  }

  private Run launch(String... args) throws Exception {
    return await(start(repository.resolve("goldtrace"), Map.of(), args));
  }

  private Process start(Path launcher, Map<String, String> environment, String... args)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin + ":" + PATH);
    builder.environment().put("JAVA_HOME", jdk.toString());
    builder.environment().put("CALLS", calls.toString());
    builder.environment().putAll(environment);
    Path err = Files.createTempFile(folder, "err", "");
    builder.redirectError(err.toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    process.getOutputStream().close();
    errors.put(process, err);
    return process;
  }

  private Run await(Process process) throws Exception {
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), Files.readString(errors.get(process)));
  }

  private record Run(int code, String err) {}
}
