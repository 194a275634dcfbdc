package dev.goldtrace.vector;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.math.Frame;
import dev.goldtrace.port.math.Geometry;
import dev.goldtrace.port.math.Position;
import dev.goldtrace.port.math.Vector3;
import java.util.Map;

/** Frame and Position in ACE's arithmetic, with ACE's member names and value types. */
final class AceMathVectors implements VectorGroup {

  private final Geometry geometry;

  /** With every divergence. */
  AceMathVectors() {
    this(Dialect.ACE);
  }

  AceMathVectors(Dialect dialect) {
    this.geometry = new Geometry(dialect);
  }

  @Override
  public Map<String, VectorFunction> functions() {
    return Map.of(
        "Frame::get_heading", this::getHeading,
        "Frame::set_heading", this::setHeading,
        "Position::cylinder_distance", this::cylinderDistance,
        "Position::cylinder_distance_no_z", this::cylinderDistanceNoZ,
        "Position::distance", this::distance,
        "Position::get_offset", this::getOffset,
        "Position::globaltolocalvec", this::globalToLocalVec,
        "Position::heading", this::heading);
  }

  private VectorOutput getHeading(VectorInput in) {
    return new VectorOutput().float32("heading", (float) geometry.getHeading(in.rotation("q")));
  }

  private VectorOutput setHeading(VectorInput in) {
    Frame frame = in.rotation("q");
    geometry.setHeading(frame, in.float32("degrees"));
    return new VectorOutput()
        .floats("q", frame.qw, frame.qx, frame.qy, frame.qz)
        .float32("heading", (float) geometry.getHeading(frame));
  }

  private VectorOutput cylinderDistance(VectorInput in) {
    return new VectorOutput()
        .float64(
            "distance",
            geometry.cylinderDistance(
                in.float32("r1"),
                in.float32("h1"),
                in.position("p1"),
                in.float32("r2"),
                in.float32("h2"),
                in.position("p2")));
  }

  private VectorOutput cylinderDistanceNoZ(VectorInput in) {
    double distance =
        geometry.cylinderDistanceNoZ(
            in.float32("r1"), in.position("p1"), in.float32("r2"), in.position("p2"));
    return new VectorOutput().float32("distance", (float) distance);
  }

  private VectorOutput distance(VectorInput in) {
    double distance = geometry.distance(in.position("pos"), in.position("p"));
    return new VectorOutput().float32("distance", (float) distance);
  }

  private VectorOutput getOffset(VectorInput in) {
    Vector3 offset = new Vector3();
    geometry.getOffset(in.position("pos"), in.position("p"), offset);
    return new VectorOutput().vector("offset", offset);
  }

  private VectorOutput globalToLocalVec(VectorInput in) {
    Vector3 v = in.vector("v");
    geometry.globalToLocalVec(new Position(0, in.rotation("q")), v);
    return new VectorOutput().floats("v", v.x, v.y, v.z);
  }

  private VectorOutput heading(VectorInput in) {
    double heading = geometry.heading(in.position("pos"), in.position("p"));
    return new VectorOutput().float32("heading", (float) heading);
  }
}
