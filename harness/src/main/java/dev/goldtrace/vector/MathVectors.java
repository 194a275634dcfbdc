package dev.goldtrace.vector;

import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.LandCoordinate;
import dev.goldtrace.port.math.LandDefs;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Vector3, Frame, LandDefs and Position in retail's arithmetic (spec math.md section 11). */
final class MathVectors implements VectorGroup {

  @Override
  public Map<String, VectorFunction> functions() {
    Map<String, VectorFunction> functions = new HashMap<>();
    vector3(functions);
    frameRotation(functions);
    framePoints(functions);
    frameComposition(functions);
    landDefs(functions);
    position(functions);
    return functions;
  }

  private static void vector3(Map<String, VectorFunction> functions) {
    functions.put("Vector3::magnitude", in -> exact(in.vector("v").magnitude()));
    functions.put(
        "Vector3::normalize_check_small",
        in -> {
          Vector3 v = in.vector("v");
          boolean small = v.normalizeCheckSmall();
          return new VectorOutput().answer("ret", small).vector("v", v);
        });
    functions.put(
        "Vector3::normalize",
        in -> {
          Vector3 v = in.vector("v");
          v.normalize();
          return vector(v);
        });
    functions.put("Vector3::get_heading", in -> angle(in.vector("v").getHeading()));
    functions.put("Vector3::get_pitch", in -> angle(in.vector("v").getPitch()));
    functions.put("Vector3::is_zero", in -> answer(in.vector("v").isZero()));
    functions.put("Vector3::operator==", in -> answer(in.vector("a").isEqual(in.vector("b"))));
  }

  private static void frameRotation(Map<String, VectorFunction> functions) {
    functions.put(
        "Frame::cache",
        in -> {
          Frame f = in.rotation("q");
          return new VectorOutput()
              .floats("m", f.m0, f.m1, f.m2, f.m3, f.m4, f.m5, f.m6, f.m7, f.m8);
        });
    functions.put("Frame::IsValid", in -> answer(in.frame("frame").isValid()));
    functions.put(
        "Frame::IsValidExceptForHeading",
        in -> answer(in.frame("frame").isValidExceptForHeading()));
    functions.put(
        "Frame::set_rotate",
        changed(
            (frame, in) -> {
              float[] q = in.floats("q", 4);
              frame.setRotate(q[0], q[1], q[2], q[3]);
            }));
    functions.put(
        "Frame::euler_set_rotate",
        in -> {
          Frame frame = new Frame();
          int order = in.int32("order");
          if (order != 0) {
            throw in.error("order", "expected 0, the only known order");
          }
          frame.eulerSetRotate(in.float32("x"), in.float32("y"), in.float32("z"), order);
          return frame(frame);
        });
    functions.put("Frame::get_vector_heading", in -> vector(in.frame("frame").getVectorHeading()));
    functions.put("Frame::get_heading", in -> angle(in.frame("frame").getHeading()));
    functions.put(
        "Frame::set_vector_heading",
        changed((frame, in) -> frame.setVectorHeading(in.vector("heading"))));
    functions.put(
        "Frame::set_heading",
        in -> {
          Frame frame = in.frame("frame");
          frame.setHeading(in.float32("degrees"));
          double heading = frame.getHeading();
          return frame(frame).angle("heading", heading).float32("headingF", (float) heading);
        });
    functions.put("Frame::grotate", changed((frame, in) -> frame.grotate(in.vector("w"))));
    functions.put("Frame::rotate", changed((frame, in) -> frame.rotate(in.vector("w"))));
    functions.put(
        "Frame::is_quaternion_equal", in -> answer(in.frame("a").isQuaternionEqual(in.frame("b"))));
    functions.put("Frame::is_equal", in -> answer(in.frame("a").isEqual(in.frame("b"))));
    functions.put(
        "Frame::close_rotation",
        in -> answer(Frame.closeRotation(in.frame("a"), in.frame("b"), in.float32("epsilon"))));
    functions.put(
        "Frame::interpolate_origin",
        in -> {
          Frame result = new Frame();
          result.interpolateOrigin(in.frame("from"), in.frame("to"), in.float32("t"));
          return new VectorOutput().vector("o", result.origin);
        });
    functions.put(
        "Frame::interpolate_rotation",
        in -> {
          Frame result = new Frame();
          result.interpolateRotation(in.frame("from"), in.frame("to"), in.float32("t"));
          return frame(result);
        });
  }

  private static void framePoints(Map<String, VectorFunction> functions) {
    functions.put(
        "Frame::localtoglobalvec",
        in -> vector(in.frame("frame").localToGlobalVec(in.vector("v"))));
    functions.put(
        "Frame::globaltolocalvec",
        in -> vector(in.frame("frame").globalToLocalVec(in.vector("v"))));
    functions.put(
        "Frame::localtoglobal", in -> vector(in.frame("frame").localToGlobal(in.vector("v"))));
    functions.put(
        "Frame::globaltolocal", in -> vector(in.frame("frame").globalToLocal(in.vector("v"))));
  }

  private static void frameComposition(Map<String, VectorFunction> functions) {
    functions.put("Frame::combine", composed(Frame::combine));
    functions.put("Frame::subtract2", composed(Frame::subtract2));
    functions.put(
        "Frame::combine(Frame,AFrame)",
        in -> {
          Frame result = new Frame();
          result.combine(in.frame("f1"), in.aframe("f2"));
          return frame(result);
        });
    functions.put(
        "Frame::combine(Frame,AFrame,scale)",
        in -> {
          Frame result = new Frame();
          result.combine(in.frame("f1"), in.aframe("f2"), in.vector("scale"));
          return frame(result);
        });
    functions.put(
        "Frame::subtract1",
        in -> {
          Frame result = new Frame();
          result.subtract1(in.frame("f1"), in.aframe("f2"));
          return frame(result);
        });
  }

  private static void landDefs(Map<String, VectorFunction> functions) {
    functions.put(
        "LandDefs::blockid_to_lcoord",
        in -> {
          LandCoordinate out = new LandCoordinate(-1, -1);
          return coordinate(LandDefs.blockidToLcoord(in.hex("cell"), out), out);
        });
    functions.put(
        "LandDefs::gid_to_lcoord",
        in -> {
          LandCoordinate out = new LandCoordinate(-1, -1);
          return coordinate(LandDefs.gidToLcoord(in.hex("cell"), out), out);
        });
    functions.put(
        "LandDefs::get_outside_lcoord",
        in -> {
          LandCoordinate out = new LandCoordinate(-1, -1);
          return coordinate(LandDefs.getOutsideLcoord(in.hex("cell"), in.vector("loc"), out), out);
        });
    functions.put(
        "LandDefs::get_block_offset",
        in -> vector(LandDefs.getBlockOffset(in.hex("from"), in.hex("to"))));
    functions.put(
        "LandDefs::inbound_valid_cellid",
        in -> answer(LandDefs.inboundValidCellid(in.hex("cell"))));
    functions.put(
        "LandDefs::lcoord_to_gid", in -> cell(LandDefs.lcoordToGid(in.int32("x"), in.int32("y"))));
    functions.put(
        "LandDefs::adjust_to_outside",
        in -> {
          Vector3 loc = in.vector("loc");
          int cell = LandDefs.adjustToOutside(in.hex("cell"), loc);
          return answer(cell != 0).hex("cell", cell).vector("loc", loc);
        });
  }

  private static void position(Map<String, VectorFunction> functions) {
    functions.put(
        "Position::get_offset", in -> vector(in.position("pos").getOffset(in.position("other"))));
    functions.put(
        "Position::get_offset(Position,Vector3)",
        in -> vector(in.position("pos").getOffset(in.position("other"), in.vector("v"))));
    functions.put(
        "Position::distance", in -> exact(in.position("pos").distance(in.position("other"))));
    functions.put(
        "Position::xy_distance", in -> exact(in.position("pos").xyDistance(in.position("other"))));
    functions.put(
        "Position::heading", in -> angle(in.position("pos").heading(in.position("other"))));
    functions.put(
        "Position::localtolocal",
        in -> vector(in.position("pos").localToLocal(in.position("other"), in.vector("v"))));
    functions.put(
        "Position::localtoglobal(Position)",
        in -> vector(in.position("pos").localToGlobal(in.position("other"))));
    functions.put(
        "Position::localtoglobal(Position,Vector3)",
        in -> vector(in.position("pos").localToGlobal(in.position("other"), in.vector("v"))));
    functions.put(
        "Position::localtoglobalvec",
        in -> vector(in.position("pos").localToGlobalVec(in.vector("v"))));
    functions.put(
        "Position::globaltolocalvec",
        in -> vector(in.position("pos").globalToLocalVec(in.vector("v"))));
    functions.put(
        "Position::subtract2", in -> frame(in.position("pos").subtract2(in.position("other"))));
    functions.put("Position::IsValid", in -> answer(in.position("pos").isValid()));
    functions.put(
        "Position::get_outside_cell_id", in -> cell(in.position("pos").getOutsideCellId()));
    functions.put(
        "Position::determine_quadrant",
        in ->
            new VectorOutput()
                .int32(
                    "ret",
                    in.position("pos")
                        .determineQuadrant(in.float32("height"), in.position("other"))));
    functions.put(
        "Position::cylinder_distance",
        in ->
            exact(
                Position.cylinderDistance(
                    in.float32("r1"),
                    in.float32("h1"),
                    in.position("p1"),
                    in.float32("r2"),
                    in.float32("h2"),
                    in.position("p2"))));
    functions.put(
        "Position::cylinder_distance_no_z",
        in ->
            exact(
                Position.cylinderDistanceNoZ(
                    in.float32("r1"), in.position("p1"), in.float32("r2"), in.position("p2"))));
  }

  /** A function that changes {@code frame}. */
  private static VectorFunction changed(BiConsumer<Frame, VectorInput> function) {
    return in -> {
      Frame frame = in.frame("frame");
      function.accept(frame, in);
      return frame(frame);
    };
  }

  /** Writes the composition of two frames into the first argument. */
  private interface Composition {
    void compose(Frame result, Frame a, Frame b);
  }

  /** The result is a new frame, or the operand that {@code alias} names. */
  private static VectorFunction composed(Composition composition) {
    return in -> {
      Frame f1 = in.frame("f1");
      Frame f2 = in.frame("f2");
      Frame result =
          switch (in.text("alias")) {
            case "" -> new Frame();
            case "f1" -> f1;
            case "f2" -> f2;
            default -> throw in.error("alias", "expected \"\", \"f1\" or \"f2\"");
          };
      composition.compose(result, f1, f2);
      return frame(result);
    };
  }

  private static VectorOutput exact(double value) {
    return new VectorOutput().float64("value", value).float32("valueF", (float) value);
  }

  private static VectorOutput angle(double value) {
    return new VectorOutput().angle("value", value).float32("valueF", (float) value);
  }

  private static VectorOutput answer(boolean value) {
    return new VectorOutput().answer("ret", value);
  }

  private static VectorOutput coordinate(boolean answer, LandCoordinate out) {
    return answer(answer).int32("x", out.x).int32("y", out.y);
  }

  private static VectorOutput cell(int cell) {
    return new VectorOutput().hex("cell", cell);
  }

  private static VectorOutput vector(Vector3 v) {
    return new VectorOutput().vector("v", v);
  }

  private static VectorOutput frame(Frame frame) {
    return new VectorOutput().frame("frame", frame);
  }
}
