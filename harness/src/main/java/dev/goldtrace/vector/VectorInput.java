package dev.goldtrace.vector;

import dev.goldtrace.port.math.AFrame;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import dev.goldtrace.port.target.TargetInfo;
import dev.goldtrace.port.target.TargetStatus;
import dev.goldtrace.trace.InputException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The members that a function reads: {@code in} of a case, or an object inside it.
 *
 * <p>Every accessor wants its member to be there and of its type, and says where in the file it is
 * not ({@link InputException}). What was never asked for is unknown: {@link #rejectUnknown}.
 */
public final class VectorInput {
  private final VectorLine line;
  private final String path;
  private final VectorValue.Group group;
  private final Set<String> asked = new HashSet<>();
  private final List<VectorInput> inner = new ArrayList<>();

  VectorInput(VectorLine line, String path, VectorValue.Group group) {
    this.line = line;
    this.path = path;
    this.group = group;
  }

  /** All members, as read. */
  VectorValue.Group members() {
    return group;
  }

  private String path(String name) {
    return path + "." + name;
  }

  private VectorValue value(String name) {
    VectorValue value = group.members().get(name);
    if (value == null) {
      throw line.error(group.column(), path(name) + ": missing");
    }
    asked.add(name);
    return value;
  }

  /** An error at a member whose value makes no sense. */
  public InputException error(String name, String problem) {
    VectorValue value = value(name);
    return line.error(value.column(), path(name) + ": " + problem + ", found " + value.shown());
  }

  /** Refuses members that no accessor asked for. */
  void rejectUnknown() {
    for (String name : group.members().keySet()) {
      if (!asked.contains(name)) {
        throw line.error(
            group.members().get(name).column(),
            path(name) + ": unknown member, the function reads no such thing");
      }
    }
    inner.forEach(VectorInput::rejectUnknown);
  }

  /** Whether there is such a member. */
  public boolean has(String name) {
    return group.members().containsKey(name);
  }

  public float float32(String name) {
    return line.float32(value(name), path(name));
  }

  /** A float32, or a value of its own when there is no such member. */
  public float float32(String name, float absent) {
    return has(name) ? float32(name) : absent;
  }

  /** A float32, or null for {@code null}. */
  public Float float32OrNull(String name) {
    return value(name) instanceof VectorValue.Nothing ? null : (Float) float32(name);
  }

  public double float64(String name) {
    return line.float64(value(name), path(name));
  }

  public int int32(String name) {
    return line.int32(value(name), path(name));
  }

  /** An integer, or a value of its own when there is no such member. */
  public int int32(String name, int absent) {
    return has(name) ? int32(name) : absent;
  }

  /** 32 bits written {@code "0x%08X"}. */
  public int hex(String name) {
    return line.hex(value(name), path(name));
  }

  /** 32 bits, or a value of its own when there is no such member. */
  public int hex(String name, int absent) {
    return has(name) ? hex(name) : absent;
  }

  /** {@code true} or {@code false}. */
  public boolean flag(String name) {
    return line.flag(value(name), path(name));
  }

  /** {@code true} or {@code false}, or a value of its own when there is no such member. */
  public boolean flag(String name, boolean absent) {
    return has(name) ? flag(name) : absent;
  }

  /** A boolean written 0 or 1. */
  public boolean answer(String name) {
    int value = int32(name);
    if (value != 0 && value != 1) {
      throw error(name, "expected 0 or 1");
    }
    return value == 1;
  }

  public String text(String name) {
    return line.text(value(name), path(name));
  }

  /** So many float32 in an array. */
  public float[] floats(String name, int count) {
    return line.floats(value(name), path(name), count);
  }

  /** {@code [x,y,z]}. */
  public Vector3 vector(String name) {
    float[] v = floats(name, 3);
    return new Vector3(v[0], v[1], v[2]);
  }

  /** Whether there is such a member and it is not {@code null}. */
  public boolean isPresent(String name) {
    return has(name) && !(value(name) instanceof VectorValue.Nothing);
  }

  /** An array of {@code [x,y,z]}. */
  public List<Vector3> vectors(String name) {
    List<Vector3> vectors = new ArrayList<>();
    for (VectorValue item : line.items(value(name), path(name))) {
      float[] v = line.floats(item, path(name) + "[" + vectors.size() + "]", 3);
      vectors.add(new Vector3(v[0], v[1], v[2]));
    }
    return vectors;
  }

  /** An object inside this one. */
  public VectorInput group(String name) {
    return inside(path(name), value(name));
  }

  /** An array of objects. */
  public List<VectorInput> groups(String name) {
    List<VectorInput> groups = new ArrayList<>();
    for (VectorValue item : line.items(value(name), path(name))) {
      groups.add(inside(path(name) + "[" + groups.size() + "]", item));
    }
    return groups;
  }

  private VectorInput inside(String path, VectorValue value) {
    VectorInput input = new VectorInput(line, path, line.group(value, path));
    inner.add(input);
    return input;
  }

  /** The frame at a rotation {@code [w,x,y,z]}: the quaternion as written, its matrix cached. */
  public Frame rotation(String name) {
    Frame frame = new Frame();
    readQuaternion(frame, floats(name, 4));
    return frame;
  }

  /** <code>{o,q}</code>, the matrix cached, or <code>{o,q,m}</code>, the matrix as written. */
  public Frame frame(String name) {
    VectorInput input = group(name);
    Frame frame = new Frame();
    input.readFrame(frame);
    if (input.has("m")) {
      float[] m = input.floats("m", 9);
      frame.m0 = m[0];
      frame.m1 = m[1];
      frame.m2 = m[2];
      frame.m3 = m[3];
      frame.m4 = m[4];
      frame.m5 = m[5];
      frame.m6 = m[6];
      frame.m7 = m[7];
      frame.m8 = m[8];
    }
    return frame;
  }

  /** <code>{o,q}</code> without a matrix. */
  public AFrame aframe(String name) {
    Frame frame = frame(name);
    AFrame aframe = new AFrame();
    aframe.qw = frame.qw;
    aframe.qx = frame.qx;
    aframe.qy = frame.qy;
    aframe.qz = frame.qz;
    aframe.origin.set(frame.origin);
    return aframe;
  }

  /** <code>{cell,o,q}</code>. */
  public Position position(String name) {
    VectorInput input = group(name);
    Position position = new Position();
    position.cell = input.hex("cell");
    input.readFrame(position.frame);
    return position;
  }

  /** What a target tells those that watch it: members object and status. */
  TargetInfo targetUpdate() {
    return TargetInfo.blank(0, hex("object"), 0, 0, targetStatus("status"), 0);
  }

  private TargetStatus targetStatus(String name) {
    TargetStatus[] all = TargetStatus.values();
    int number = int32(name);
    if (number < 0 || number >= all.length) {
      throw error(name, "expected 0 to " + (all.length - 1));
    }
    return all[number];
  }

  private void readFrame(Frame frame) {
    frame.origin.set(vector("o"));
    readQuaternion(frame, floats("q", 4));
  }

  private static void readQuaternion(Frame frame, float[] q) {
    frame.qw = q[0];
    frame.qx = q[1];
    frame.qy = q[2];
    frame.qz = q[3];
    frame.cache();
  }
}
