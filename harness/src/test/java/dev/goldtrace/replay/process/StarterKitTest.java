package dev.goldtrace.replay.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.cli.CommandRun;
import dev.goldtrace.repository.Toolchain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each language's subject is built where its compiler is there, and replayed through. */
class StarterKitTest {
  @TempDir private Path here;

  @ParameterizedTest
  @EnumSource
  void theKitIsWrittenWithAReadmeThatTellsHowToReplay(StarterKit kit) throws IOException {
    CommandRun run = init(kit.name().toLowerCase(java.util.Locale.ROOT));

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("wrote kit/" + kit.files().get(0) + "\n");
    assertThat(kit.files())
        .allSatisfy(file -> assertThat(here.resolve("kit/" + file)).isNotEmptyFile());
    assertThat(here.resolve("kit/README.md"))
        .content()
        .contains("./goldtrace replay ace/physics/fall --subject ");
    assertThat(here.resolve("kit/" + kit.files().get(0))).content().contains("PORT:", "\"frames\"");
  }

  @Test
  void aFolderThatIsNotEmptyIsLeftAlone() throws IOException {
    Files.createDirectories(here.resolve("kit"));
    Files.writeString(here.resolve("kit/subject.py"), "mine");

    CommandRun run = init("python");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            "goldtrace: 'kit' is a file, or a folder with something else than the subject in it;"
                + " name a new one.\n");
    assertThat(here.resolve("kit")).isDirectoryNotContaining("glob:**/README.md");
    assertThat(here.resolve("kit/subject.py")).hasContent("mine");
  }

  @Test
  void aKitThatWasBegunIsCompleted() throws IOException {
    init("rust");
    Files.delete(here.resolve("kit/src/json.rs"));
    Files.delete(here.resolve("kit/README.md"));
    Files.writeString(here.resolve("kit/src/.goldtrace-1-2.tmp"), "half");

    assertThat(init("rust").code()).isZero();

    assertThat(here.resolve("kit/src")).isDirectoryNotContaining("glob:**/.goldtrace*");
    assertThat(here.resolve("kit/src/json.rs")).isNotEmptyFile();
    assertThat(here.resolve("kit/README.md")).isNotEmptyFile();
    assertThat(init("rust").code()).as("nothing is left to complete").isZero();
    assertThat(CommandRun.of("init-subject", "--help").out().replaceAll("\\s+", " "))
        .contains("One that holds nothing but some of the files, unchanged, is completed.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"src/main.rs", "src/other.rs", "notes"})
  void aKitThatWasWorkedOnIsLeftAlone(String file) throws IOException {
    init("rust");
    Files.writeString(here.resolve("kit").resolve(file), "mine");

    assertThat(init("rust").code()).isEqualTo(2);

    assertThat(here.resolve("kit").resolve(file)).hasContent("mine");
  }

  @Test
  void anUnknownLanguageIsAWrongUse() {
    assertThat(init("cobol").code()).isEqualTo(2);
    assertThat(here.resolve("kit")).doesNotExist();
  }

  @Test
  void thePythonSubjectWorks() throws Exception {
    Toolchain.require("python3");
    init("python");
    replaysThrough("python3 kit/subject.py");
  }

  @Test
  void theCppSubjectWorks() throws Exception {
    Toolchain.require("g++");
    init("cpp");
    Toolchain.run(
        here.resolve("kit"),
        "g++",
        "-std=c++17",
        "-Wall",
        "-Werror",
        "-o",
        "subject",
        "subject.cpp");
    replaysThrough("./kit/subject");
  }

  @Test
  void theRustSubjectWorks() throws Exception {
    Toolchain.require("rustc");
    init("rust");
    Toolchain.run(
        here.resolve("kit"),
        "rustc",
        "--edition",
        "2021",
        "-D",
        "warnings",
        "-o",
        "subject",
        "src/main.rs");
    replaysThrough("./kit/subject");
  }

  @Test
  void theCsharpSubjectWorks() throws Exception {
    Toolchain.require("dotnet");
    init("csharp");
    Toolchain.run(here.resolve("kit"), "dotnet", "build", "-c", "Release", "-o", "out");
    replaysThrough("dotnet kit/out/Subject.dll");
  }

  private CommandRun init(String language) {
    return CommandRun.in(here, "init-subject", "--language", language, "kit");
  }

  private void replaysThrough(String command) throws IOException {
    StandingTrace.write(here, "stands", "");
    StandingTrace.write(
        here,
        "called",
        "{\"k\":\"call\",\"guid\":\"0x80000001\",\"fn\":\"CPhysicsObj::clear_target\",\"args\":{}}\n");

    CommandRun run = CommandRun.in(here, "replay", "--subject", command, "--subject-timeout", "60");

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "subject:  my port 0.1\n",
            "ok          stands  4 ticks, 4 rows, 0 calls, 2 checks; not compared: probes, state\n",
            "UNSUPPORTED called\n",
            "result:   1 as golden, 1 unsupported\n");
  }
}
