package dev.goldtrace.report.allure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SingleFileTest {
  private static final Pattern PACKED = Pattern.compile("atob\\('([^']*)'\\)");

  @TempDir private Path here;

  private Path page(String text) throws IOException {
    return Files.writeString(here.resolve("index.html"), text);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everyDataFileOfThePageIsInThePackedOneByteForByte() throws IOException {
    Path page =
        page(
            "<html>\nPromise.allSettled([\n  d('data/a.json','"
                + base64("{\"name\": \"Ü\"}")
                + "'),\n  d('data/b.svg','"
                + base64("<svg/>")
                + "')\n]).then(function(){window.reportDataReady = true;});\n</html>\n");
    Path packed = here.resolve("goldtrace.html");

    SingleFile.pack(page, packed);

    String text = Files.readString(packed);
    Matcher data = PACKED.matcher(text);
    assertThat(data.find()).isTrue();
    byte[] gzip = Base64.getDecoder().decode(data.group(1));
    JsonNode files =
        new ObjectMapper().readTree(new GZIPInputStream(new ByteArrayInputStream(gzip)));
    assertThat(files).hasSize(2);
    assertThat(bytes(files, "data/a.json")).isEqualTo("{\"name\": \"Ü\"}");
    assertThat(bytes(files, "data/b.svg")).isEqualTo("<svg/>");
    assertThat(text).startsWith("<html>\n").endsWith("</html>\n").doesNotContain("d('data");
  }

  private static String bytes(JsonNode files, String name) {
    return new String(
        files.get(name).asText().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
  }

  @Test
  void aPageWithoutDataIsRefused() throws IOException {
    Path page = page("<html></html>\n");

    assertThatThrownBy(() -> SingleFile.pack(page, here.resolve("goldtrace.html")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not as expected");
  }
}
