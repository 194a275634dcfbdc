package dev.goldtrace.junit;

import dev.goldtrace.replay.PortSubject;
import dev.goldtrace.replay.Subject;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * What users of the engine can set, as configuration parameters of the JUnit Platform ({@code
 * junit-platform.properties}, {@code @ConfigurationParameter} or system properties).
 *
 * @param here folder that relative paths are relative to ({@code goldtrace.root}; default: the
 *     working directory)
 * @param golden folder of the golden files ({@code goldtrace.golden}; default: the folder {@code
 *     golden} beside {@code traces})
 * @param traces folder in which unique ids are looked up ({@code goldtrace.traces}; default: {@code
 *     traces})
 * @param vectors likewise for function vectors ({@code goldtrace.vectors}; default: {@code
 *     golden/vectors})
 * @param subjects makes what the traces are replayed through ({@code goldtrace.subject}: a class
 *     with a public constructor without parameters that implements {@link Subject}; default: the
 *     port of this project). Function vectors always run through the port of this project
 * @param allure folder to write results for Allure into ({@code goldtrace.allure}; default: none)
 */
record EngineSettings(
    Path here,
    Optional<Path> golden,
    String traces,
    String vectors,
    Supplier<Subject> subjects,
    Optional<Path> allure) {

  static final String ROOT = "goldtrace.root";
  static final String GOLDEN = "goldtrace.golden";
  static final String TRACES = "goldtrace.traces";
  static final String VECTORS = "goldtrace.vectors";
  static final String SUBJECT = "goldtrace.subject";
  static final String ALLURE = "goldtrace.allure";

  static EngineSettings of(ConfigurationParameters parameters) {
    Optional<String> subject = parameters.get(SUBJECT);
    return new EngineSettings(
        Path.of(parameters.get(ROOT).orElse("")).toAbsolutePath().normalize(),
        parameters.get(GOLDEN).map(Path::of),
        parameters.get(TRACES).orElse("traces"),
        parameters.get(VECTORS).orElse("golden/vectors"),
        subject.map(EngineSettings::subject).orElse(PortSubject::new),
        parameters.get(ALLURE).map(Path::of));
  }

  /** The folder of golden files that those of the vectors are in. */
  Path goldenOfVectors() {
    return Path.of(vectors).resolveSibling("");
  }

  private static Supplier<Subject> subject(String className) {
    return () -> {
      try {
        return Thread.currentThread()
            .getContextClassLoader()
            .loadClass(className)
            .asSubclass(Subject.class)
            .getConstructor()
            .newInstance();
      } catch (InvocationTargetException e) {
        throw new JUnitException(
            SUBJECT + " = " + className + ": its constructor failed: " + e.getCause(), e);
      } catch (ReflectiveOperationException | ClassCastException e) {
        throw new JUnitException(
            SUBJECT
                + " = "
                + className
                + " must be a class on the test path that implements "
                + Subject.class.getName()
                + " and has a public constructor without parameters",
            e);
      }
    };
  }
}
