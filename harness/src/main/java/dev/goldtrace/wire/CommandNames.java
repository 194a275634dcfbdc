package dev.goldtrace.wire;

import dev.goldtrace.port.wire.CommandTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What motion commands are called (spec motion-interpreter.md section 1). */
final class CommandNames {
  /** The first command that is numbered differently in 2015. */
  private static final int FIRST_MOVED = 0x10F;

  private static final Map<Integer, String> NAMES = names();

  private static final Map<Integer, String> CLASSES =
      new TreeMap<>(
          Map.of(
              0, "mappable",
              1, "chat emote",
              2, "toggle",
              3, "UI",
              4, "action",
              5, "modifier",
              6, "substate",
              7, "style"));

  private final CommandTable table;

  CommandNames(CommandTable table) {
    this.table = table;
  }

  /** The command of an index with its name, or with its class where it has no known name. */
  String describe(int index) {
    if (!table.has(index)) {
      return "not in the command table of " + table;
    }
    int command = table.command(index);
    String name = NAMES.get(numberOf2013(index));
    return String.format(Locale.ROOT, "0x%08X %s", command, name != null ? name : classes(command));
  }

  private int numberOf2013(int index) {
    if (table != CommandTable.CLIENT_2015 || index < FIRST_MOVED) {
      return index;
    }
    return index < FIRST_MOVED + 3 ? -1 : index - 3;
  }

  private static String classes(int command) {
    List<String> classes = new ArrayList<>();
    CLASSES.forEach(
        (bit, name) -> {
          if ((command >>> 24 + bit & 1) != 0) {
            classes.add(0, name);
          }
        });
    return "(" + String.join(", ", classes) + ")";
  }

  private static Map<Integer, String> names() {
    Map<Integer, String> names = new TreeMap<>();
    String[] first = {
      "Invalid",
      "HoldRun",
      "HoldSidestep",
      "Ready",
      "Stop",
      "WalkForward",
      "WalkBackwards",
      "RunForward",
      "Fallen",
      "Interpolating",
      "Hover",
      "On",
      "Off",
      "TurnRight",
      "TurnLeft",
      "SideStepRight",
      "SideStepLeft",
      "Dead",
      "Crouch",
      "Sitting",
      "Sleeping",
      "Falling",
      "Reload",
      "Unload",
      "Pickup"
    };
    for (int i = 0; i < first.length; i++) {
      names.put(i, first[i]);
    }
    names.put(0x1E, "AimLevel");
    names.put(0x39, "MagicPray");
    String[] stances = {
      "StopTurning",
      "Jump",
      "HandCombat",
      "NonCombat",
      "SwordCombat",
      "BowCombat",
      "SwordShieldCombat",
      "CrossbowCombat",
      "UnusedCombat",
      "SlingCombat",
      "2HandedSwordCombat",
      "2HandedStaffCombat",
      "DualWieldCombat",
      "ThrownWeaponCombat",
      "Graze",
      "Magic"
    };
    for (int i = 0; i < stances.length; i++) {
      names.put(0x3A + i, stances[i]);
    }
    names.put(0x57, "Sanctuary");
    names.put(0x58, "ThrustMed");
    for (int i = 1; i <= 10; i++) {
      String number = String.format(Locale.ROOT, "MagicPowerUp%02d", i);
      names.put(0x6E + i, number);
      names.put(0x127 + i, number + "Purple");
    }
    names.put(0xE8, "BowNoAmmo");
    names.put(0xE9, "CrossBowNoAmmo");
    names.put(0x138, "AtlatlCombat");
    names.put(0x139, "ThrownShieldCombat");
    return names;
  }
}
