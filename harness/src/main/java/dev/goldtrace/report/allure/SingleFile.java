package dev.goldtrace.report.allure;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldtrace.file.AtomicFile;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Packs Allure's single-file report. Allure writes each of its data files into the page as a line
 * {@code d('NAME','BASE64'),}, and the page waits for {@code reportDataReady}. Here they become one
 * gzip stream, which the browser unpacks before it says so: a tenth of the size and the same page.
 */
final class SingleFile {
  private static final Pattern DATA = Pattern.compile("\\s*d\\('([^']*)','([^']*)'\\),?\\s*");
  private static final String BEGIN = "Promise.allSettled([";
  private static final String END = "]).then(";

  private static final String UNPACK =
      """
            (async function () {
              const packed = Uint8Array.from(atob('%s'), c => c.charCodeAt(0));
              const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
              const files = await new Response(stream).json();
              for (const name in files) window.reportData[name] = btoa(files[name]);
              window.reportDataReady = true;
            })();
      """;

  private SingleFile() {}

  /**
   * Packs a page.
   *
   * @throws IOException also when the page is not as described above
   */
  static void pack(Path page, Path target) throws IOException {
    AtomicFile.write(
        target,
        stream -> {
          Writer out = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
          pack(page, out);
          out.flush();
        });
  }

  private static void pack(Path page, Writer out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean packed = false;
    try (BufferedReader in = Files.newBufferedReader(page);
        JsonGenerator json =
            new ObjectMapper().getFactory().createGenerator(new GZIPOutputStream(bytes))) {
      boolean data = false;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        Matcher file = data ? DATA.matcher(line) : null;
        if (line.strip().equals(BEGIN)) {
          data = true;
          json.writeStartObject();
        } else if (data && file.matches()) {
          // One character a byte, as the browser's atob and btoa have it.
          byte[] content = Base64.getDecoder().decode(file.group(2));
          json.writeStringField(file.group(1), new String(content, StandardCharsets.ISO_8859_1));
        } else if (data && line.strip().startsWith(END)) {
          data = false;
          packed = true;
          json.writeEndObject();
          json.close();
          out.write(UNPACK.formatted(Base64.getEncoder().encodeToString(bytes.toByteArray())));
        } else if (!data || !line.isBlank()) {
          out.write(line);
          out.write('\n');
        }
      }
    }
    if (!packed) {
      throw new IOException("Allure's single file is not as expected: it has no data");
    }
  }
}
