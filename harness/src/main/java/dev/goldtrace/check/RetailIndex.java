package dev.goldtrace.check;

import dev.goldtrace.port.Retail;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The ported functions by retail address: every method of the port that carries {@link Retail}.
 *
 * <p>Class files are read, not loaded: that gives line numbers, and nothing of the port is run.
 */
public final class RetailIndex {
  private static final String CLASS = ".class";
  private static final String SOURCES = "physics-port/src/main/java/";

  private final Map<Integer, List<RetailFunction>> functions;

  private RetailIndex(Map<Integer, List<RetailFunction>> functions) {
    this.functions = functions;
  }

  /** Reads the port that this program runs with. */
  public static RetailIndex ofPort() {
    try {
      Path place =
          Path.of(Retail.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Collector collector = new Collector();
      if (Files.isDirectory(place)) {
        readFolder(place, collector);
      } else {
        readJar(place, collector);
      }
      return new RetailIndex(collector.sorted());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void readFolder(Path folder, Collector collector) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(file -> file.toString().endsWith(CLASS)).toList()) {
        collector.read(Files.readAllBytes(file));
      }
    }
  }

  private static void readJar(Path jar, Collector collector) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        if (entry.getName().endsWith(CLASS)) {
          try (InputStream bytes = file.getInputStream(entry)) {
            collector.read(bytes.readAllBytes());
          }
        }
      }
    }
  }

  /** The methods that port the function at an address, ordered by file and line; may be empty. */
  public List<RetailFunction> at(int address) {
    return functions.getOrDefault(address, List.of());
  }

  /** Every ported function, by address. */
  public List<RetailFunction> all() {
    return functions.values().stream().flatMap(List::stream).toList();
  }

  private static final class Collector {
    private final Map<Integer, List<RetailFunction>> functions =
        new TreeMap<>(Integer::compareUnsigned);

    void read(byte[] classFile) {
      new ClassReader(classFile).accept(new Methods(this), ClassReader.SKIP_FRAMES);
    }

    void add(RetailFunction function) {
      functions.computeIfAbsent(function.address(), address -> new ArrayList<>()).add(function);
    }

    Map<Integer, List<RetailFunction>> sorted() {
      Comparator<RetailFunction> place =
          Comparator.comparing(RetailFunction::file).thenComparing(RetailFunction::line);
      functions.values().forEach(list -> list.sort(place));
      return functions;
    }
  }

  private static final class Methods extends ClassVisitor {
    private final Collector collector;
    private String type;
    private String file;

    Methods(Collector collector) {
      super(Opcodes.ASM9);
      this.collector = collector;
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] types) {
      type = name;
    }

    @Override
    public void visitSource(String source, String debug) {
      file = SOURCES + type.substring(0, type.lastIndexOf('/') + 1) + source;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      String simple = type.substring(type.lastIndexOf('/') + 1).replace('$', '.');
      String method = name.equals("<init>") ? "new " + simple : simple + "." + name;
      return new Annotated(collector, method, file);
    }
  }

  private static final class Annotated extends MethodVisitor {
    private static final String RETAIL = Type.getDescriptor(Retail.class);

    private final Collector collector;
    private final String method;
    private final String file;
    private boolean ported;
    private int address;
    private String name;
    private int line;

    Annotated(Collector collector, String method, String file) {
      super(Opcodes.ASM9);
      this.collector = collector;
      this.method = method;
      this.file = file;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      if (!descriptor.equals(RETAIL)) {
        return null;
      }
      ported = true;
      return new AnnotationVisitor(Opcodes.ASM9) {
        @Override
        public void visit(String member, Object value) {
          if (member.equals("address")) {
            address = (Integer) value;
          } else {
            name = (String) value;
          }
        }
      };
    }

    @Override
    public void visitLineNumber(int number, Label start) {
      if (line == 0) {
        line = number;
      }
    }

    @Override
    public void visitEnd() {
      if (ported) {
        collector.add(new RetailFunction(address, name, method, file, line));
      }
    }
  }
}
