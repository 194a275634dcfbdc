package dev.goldtrace.strength;

/**
 * One change that PIT made to the port, and whether tests noticed it.
 *
 * @param type the class's binary name, e.g. {@code dev.goldtrace.port.target.TargetManager}
 * @param method the method's name and descriptor as in the class file
 * @param file the source file without folders
 * @param line the changed line
 * @param index the changed instruction's number in the method
 * @param mutator PIT's short name of the kind of change, e.g. {@code MathMutator}
 * @param description the change in PIT's words
 * @param killed whether a test noticed it
 */
record Mutant(
    String type,
    Method method,
    String file,
    int line,
    String index,
    String mutator,
    String description,
    boolean killed) {

  /** A method by name and descriptor. */
  record Method(String name, String descriptor) {

    /** The method that was written: a lambda's is the one around it. */
    String written() {
      return name.startsWith("lambda$") ? name.split("\\$")[1] : name;
    }
  }

  /** What two runs of PIT over the same class files call the same. */
  record Key(String type, Method method, String index, String mutator) {}

  Key key() {
    return new Key(type, method, index, mutator);
  }

  /** The last part of the package's name, e.g. {@code target}. */
  String packageName() {
    String name = type.substring(0, type.lastIndexOf('.'));
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** The class's name without its package, e.g. {@code PhysicsObj.Builder}. */
  String simpleType() {
    return type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** The source file from the repository's root. */
  String path() {
    return "physics-port/src/main/java/"
        + type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/')
        + file;
  }
}
