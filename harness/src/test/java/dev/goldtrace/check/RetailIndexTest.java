package dev.goldtrace.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.goldtrace.repository.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RetailIndexTest {
  private static final Pattern ANNOTATION =
      Pattern.compile("@Retail\\(\\s*address = 0x([0-9A-Fa-f]{8})");

  private final RetailIndex index = RetailIndex.ofPort();

  @Test
  void everyAnnotationOfTheSourcesIsInTheIndex() throws IOException {
    Map<String, TreeSet<Integer>> written = new TreeMap<>();
    Path root = RepositoryRoot.find();
    try (Stream<Path> files = Files.walk(root.resolve("physics-port/src/main/java"))) {
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).toList()) {
        Matcher matcher = ANNOTATION.matcher(Files.readString(file));
        while (matcher.find()) {
          written
              .computeIfAbsent(root.relativize(file).toString(), key -> new TreeSet<>())
              .add(Integer.parseUnsignedInt(matcher.group(1), 16));
        }
      }
    }
    Map<String, TreeSet<Integer>> found = new TreeMap<>();
    for (RetailFunction function : index.all()) {
      found.computeIfAbsent(function.file(), key -> new TreeSet<>()).add(function.address());
    }

    assertThat(found).isNotEmpty().isEqualTo(written);
  }

  @Test
  void aFunctionIsFoundWithItsMethodAndALineInsideOfIt() throws IOException {
    List<RetailFunction> found = index.at(0x00534DF0);

    assertThat(found).hasSize(1);
    RetailFunction cache = found.get(0);
    assertThat(cache.name()).isEqualTo("Frame::cache");
    assertThat(cache.method()).isEqualTo("Frame.cache");
    assertThat(cache.file())
        .isEqualTo("physics-port/src/main/java/dev/goldtrace/port/math/Frame.java");
    List<String> source = Files.readAllLines(RepositoryRoot.find().resolve(cache.file()));
    assertThat(String.join("\n", source.subList(cache.line() - 4, cache.line())))
        .contains("void cache()");
  }

  @Test
  void anAddressThatIsNotPortedIsFoundNowhere() {
    assertThat(index.at(0x00400000)).isEmpty();
  }

  @Test
  void functionsAreOrderedByAddress() {
    assertThat(index.all())
        .isSortedAccordingTo((a, b) -> Integer.compareUnsigned(a.address(), b.address()));
  }
}
