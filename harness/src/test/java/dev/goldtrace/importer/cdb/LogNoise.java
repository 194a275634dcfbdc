package dev.goldtrace.importer.cdb;

import java.util.List;
import java.util.Random;

/** What a debugger adds to a log, seeded; none of it changes what the log says. */
final class LogNoise {
  private static final List<String> CHATTER =
      List.of(
          "Breakpoint 3 hit",
          "ModLoad: 77d50000 77de0000   C:\\WINDOWS\\system32\\USER32.dll",
          "eax=00000000 ebx=0012f8a4 ecx=0a3b5c70 edx=00000000 esi=0a3b5c70 edi=00000000",
          "acclient!CPhysicsObj::UpdateObjectInternal:",
          "005156b0 83ec68          sub     esp,68h",
          "0:000> g",
          "0012f000  3f800000 00000000 00000000 00000000",
          "00000000`7ffe0304  ???????? 00000001",
          "(1a4.c58): Unknown exception - code 000006ba (first chance)",
          "*** WARNING: Unable to verify checksum for acclient.exe",
          "",
          "GT",
          "Closing open log file movement.log");

  private final Random random;

  LogNoise(long seed) {
    random = new Random(seed);
  }

  /** The lines as one text, with noise. */
  String over(List<String> lines) {
    String lineEnd = random.nextBoolean() ? "\r\n" : "\n";
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      while (random.nextInt(12) == 0) {
        text.append(CHATTER.get(random.nextInt(CHATTER.size()))).append(lineEnd);
      }
      if (random.nextInt(6) == 0) {
        text.append(random.nextBoolean() ? "0:000> " : "0:012:x86> 0:012:x86> ");
      }
      text.append(disturbed(line));
      boolean record =
          line.startsWith("GT1 ")
              && line.endsWith(" .")
              && !hasText(line)
              && !line.startsWith("GT1 bytes ");
      boolean glued = record && random.nextInt(20) == 0;
      text.append(glued ? (random.nextBoolean() ? "0:000> " : "") : lineEnd);
    }
    return text.toString();
  }

  private static boolean hasText(String line) {
    return line.startsWith("GT1 id ")
        || line.startsWith("GT1 title ")
        || line.startsWith("GT1 tag ");
  }

  private String disturbed(String line) {
    if (hasText(line)) {
      return line;
    }
    return switch (random.nextInt(16)) {
      case 0 -> line + "  ";
      case 1 -> line.replaceFirst("^([0-9a-f]{8})  ", "00000000`$1  ");
      case 2 -> line.replaceFirst("^(GT1 .*?) ([0-9a-f]{8}) ", "$1 00000000`$2 ");
      case 3 -> line.startsWith("GT1 ") ? line.replaceFirst(" \\.$", "   .") : line;
      case 4 -> upperWords(line);
      default -> line;
    };
  }

  private static String upperWords(String line) {
    StringBuilder text = new StringBuilder();
    for (String token : line.split(" ", -1)) {
      text.append(text.length() == 0 ? "" : " ");
      text.append(token.matches("[0-9a-f]{8}") ? token.toUpperCase() : token);
    }
    return text.toString();
  }
}
