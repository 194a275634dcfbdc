package dev.goldtrace.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleBlockUpdateTest {
  @TempDir private Path folder;

  @Test
  void outputsAndCodesAreRewrittenAndNothingElse() throws IOException {
    Path document = folder.resolve("page.md");
    Files.writeString(
        document,
        """
        # A page

        ```console
        $ ./goldtrace explain 0x005559A0
        address  0x00000001
        name     InterpolationManager::NodeCompleted
        ...
        $ ./goldtrace explain nobody
        ...
        $ ./goldtrace wire 'zz'
        $ echo $?
        1
        ```

        The end.
        """);

    new ConsoleBlockUpdate(name -> RepositoryRoot.find()).rewrite(document);

    assertThat(document)
        .hasContent(
            """
            # A page

            ```console
            $ ./goldtrace explain 0x005559A0
            address  0x005559A0
            name     InterpolationManager::NodeCompleted
            ...
            $ ./goldtrace explain nobody
            ...
            $ echo $?
            2
            $ ./goldtrace wire 'zz'
            goldtrace: HEX:1:1: expected hexadecimal digits, found 'z'
            $ echo $?
            3
            ```

            The end.
            """);
  }
}
