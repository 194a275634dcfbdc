package dev.goldtrace.check;

import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.text.NearMatch;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The retail functions that are known here, by address: those that are ported, those that are
 * probed and those that the specification has a section about.
 */
public final class FunctionCatalog {
  private static final List<BiPredicate<String, String>> FROM_EXACT_TO_LOOSE =
      List.of(
          String::equals,
          (name, text) -> name.endsWith("::" + text) || name.endsWith("." + text),
          String::contains);

  private static final Pattern CLASS = Pattern.compile("(?:\\d+\\. )?(\\w+)");

  private final RetailIndex port;
  private final SpecIndex spec;
  private final SortedMap<Integer, String> names = new TreeMap<>(Integer::compareUnsigned);

  public FunctionCatalog(RetailIndex port, SpecIndex spec) {
    this.port = port;
    this.spec = spec;
    spec.sections().forEach((address, place) -> names.put(address, nameIn(place, address)));
    port.all().forEach(function -> names.put(function.address(), function.name()));
    for (ProbedFunction function : ProbedFunction.values()) {
      names.put(function.address(), function.retailName());
    }
  }

  /** The catalogue of this program. */
  public static FunctionCatalog ofProgram() {
    return new FunctionCatalog(RetailIndex.ofPort(), SpecIndex.ofProgram());
  }

  /**
   * What a heading calls a function: the word before its address, or the heading without a list of
   * addresses. A chapter about a class has its functions without the class.
   */
  private static String nameIn(SpecPlace place, int address) {
    Pattern pattern =
        Pattern.compile(
            String.format(
                Locale.ROOT, "(?<![\\w~:])([A-Za-z_~][\\w~:]*)(?:\\([^)]*\\))?,? 0x%08X", address));
    Matcher matcher = pattern.matcher(place.title());
    if (matcher.find()) {
      String name = matcher.group(1);
      Matcher chapter = CLASS.matcher(place.chapter());
      return chapter.matches() && !name.contains("::") ? chapter.group(1) + "::" + name : name;
    }
    return place.title().replaceFirst(" \\((0x[0-9A-F]{8}(, )?)+\\)$", "");
  }

  public RetailIndex port() {
    return port;
  }

  public SpecIndex spec() {
    return spec;
  }

  /** Retail's name by address; of a function that is not ported what its section calls it. */
  public Map<Integer, String> names() {
    return names;
  }

  /** The name of a function, if it is known. */
  public Optional<String> name(int address) {
    return Optional.ofNullable(names.get(address));
  }

  /**
   * The functions that may be meant by an address ({@code 0x00555430}, {@code 555430}), a retail
   * name or a part of one ({@code StickyManager::adjust_offset}, {@code adjust_offset}), or a
   * method of the port ({@code StickyManager.adjustOffset}). Looser matches only where there is no
   * stricter one.
   */
  public List<Integer> find(String text) {
    Optional<Integer> address = address(text);
    if (address.isPresent()) {
      boolean known = names.containsKey(address.get()) || spec.section(address.get()).isPresent();
      return known ? List.of(address.get()) : List.of();
    }
    String wanted = text.toLowerCase(Locale.ROOT);
    for (BiPredicate<String, String> matches : FROM_EXACT_TO_LOOSE) {
      List<Integer> found =
          names.keySet().stream()
              .filter(candidate -> isCalled(candidate, wanted, matches))
              .toList();
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  /**
   * The names that may have been meant by one that {@link #find} does not know, nearest first: of
   * the name's last part alone the whole name, unless several functions share that part.
   */
  public List<String> near(String text) {
    Map<String, String> meant = new TreeMap<>();
    for (String name : names.values()) {
      String last = name.substring(name.lastIndexOf(':') + 1);
      meant.merge(last, name, (one, other) -> one.equals(other) ? one : last);
      meant.put(name, name);
    }
    return NearMatch.of(text, meant.keySet()).stream().map(meant::get).distinct().toList();
  }

  private boolean isCalled(int address, String wanted, BiPredicate<String, String> matches) {
    return matches.test(names.get(address).toLowerCase(Locale.ROOT), wanted)
        || port.at(address).stream()
            .anyMatch(method -> matches.test(method.method().toLowerCase(Locale.ROOT), wanted));
  }

  /** The address that a word is, if it is one: up to eight hexadecimal digits, 0x or not. */
  static Optional<Integer> address(String text) {
    String digits = text.replaceFirst("^0[xX]", "");
    boolean prefixed = digits.length() != text.length();
    return digits.matches(prefixed ? "[0-9A-Fa-f]{1,8}" : "(00)?[4-7][0-9A-Fa-f]{5}")
        ? Optional.of(Integer.parseUnsignedInt(digits, 16))
        : Optional.empty();
  }
}
