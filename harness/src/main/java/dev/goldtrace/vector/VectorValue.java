package dev.goldtrace.vector;

import java.util.List;
import java.util.Map;

/** A JSON value with the column at which it begins. A number keeps its text, so no bit is lost. */
sealed interface VectorValue {

  /** Column in the line, from 1. */
  int column();

  /** How a message names the value. */
  String shown();

  record Numeral(int column, String text) implements VectorValue {
    @Override
    public String shown() {
      return text;
    }
  }

  record Text(int column, String text) implements VectorValue {
    @Override
    public String shown() {
      return '"' + text + '"';
    }
  }

  record Flag(int column, boolean value) implements VectorValue {
    @Override
    public String shown() {
      return Boolean.toString(value);
    }
  }

  record Nothing(int column) implements VectorValue {
    @Override
    public String shown() {
      return "null";
    }
  }

  record Items(int column, List<VectorValue> values) implements VectorValue {
    @Override
    public String shown() {
      return "an array of " + values.size();
    }
  }

  /** An object; its members in the order written. */
  record Group(int column, Map<String, VectorValue> members) implements VectorValue {
    @Override
    public String shown() {
      return "an object";
    }
  }
}
