package dev.goldtrace.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/**
 * Loads this program's classes a second time, those of the port with counters in them: a world of
 * its own beside the running one, for one thread. What both worlds share are the types that cross
 * the border.
 */
final class CountingLoader extends ClassLoader {
  private static final String PROGRAM = "dev.goldtrace.";
  private static final String PORT = "dev.goldtrace.port.";
  private static final Set<String> SHARED =
      Set.of(
          CountingLoader.class.getName(),
          EntryCounter.class.getName(),
          Exercise.class.getName(),
          Outcome.class.getName(),
          Outcome.Verdict.class.getName());

  private final Map<Integer, EntryCounter> counters = new TreeMap<>(Integer::compareUnsigned);

  CountingLoader() {
    super(CountingLoader.class.getClassLoader());
  }

  EntryCounter counter(int address) {
    return counters.computeIfAbsent(address, key -> new EntryCounter());
  }

  /** The functions entered since the last call, with how often they were. */
  Map<Integer, Long> takeEntries() {
    Map<Integer, Long> taken = new TreeMap<>(Integer::compareUnsigned);
    counters.forEach(
        (address, counter) -> {
          long entries = counter.takeEntries();
          if (entries > 0) {
            taken.put(address, entries);
          }
        });
    return taken;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(PROGRAM) || SHARED.contains(name)) {
      return super.loadClass(name, resolve);
    }
    Class<?> loaded = findLoadedClass(name);
    return loaded != null ? loaded : define(name);
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    String resource = name.replace('.', '/') + ".class";
    try (InputStream in = getParent().getResourceAsStream(resource)) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      byte[] counting = name.startsWith(PORT) ? counting(bytes) : bytes;
      // The same code source as the original, where classes look for the port.
      return defineClass(
          name,
          counting,
          0,
          counting.length,
          Class.forName(name, false, getParent()).getProtectionDomain());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] counting(byte[] bytes) {
    ClassReader reader = new ClassReader(bytes);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new CountingVisitor(writer), 0);
    return writer.toByteArray();
  }
}
