package dev.goldtrace.port.math;

import dev.goldtrace.port.dialect.Dialect;

/**
 * Frame and position arithmetic in a dialect: what every manager calls for anything whose
 * arithmetic differs between the dialects. In retail each method is the plain function that it is
 * named after.
 */
public final class Geometry {

  public Geometry(Dialect dialect) {}

  /** {@link Position#getOffset(Position)}: the vector from one origin to the other. */
  public void getOffset(Position from, Position to, Vector3 out) {
    out.set(from.getOffset(to));
  }

  /** {@link Position#distance}. */
  public double distance(Position a, Position b) {
    return a.distance(b);
  }

  /** {@link Position#heading}: the direction of {@code to} as seen from {@code from}. */
  public double heading(Position from, Position to) {
    return from.heading(to);
  }

  /** {@link Position#cylinderDistance}. */
  public double cylinderDistance(float r1, float h1, Position p1, float r2, float h2, Position p2) {
    return Position.cylinderDistance(r1, h1, p1, r2, h2, p2);
  }

  /** {@link Position#cylinderDistanceNoZ}. */
  public double cylinderDistanceNoZ(float r1, Position p1, float r2, Position p2) {
    return Position.cylinderDistanceNoZ(r1, p1, r2, p2);
  }

  /** {@link Frame#getHeading}. */
  public double getHeading(Frame f) {
    return f.getHeading();
  }

  /** {@link Frame#setHeading}. */
  public void setHeading(Frame f, float degrees) {
    f.setHeading(degrees);
  }

  /** {@link Frame#setVectorHeading}. */
  public void setVectorHeading(Frame f, Vector3 v) {
    f.setVectorHeading(v);
  }

  /** {@link Vector3#normalizeCheckSmall}: true when v was small and is left untouched. */
  public boolean normalizeCheckSmall(Vector3 v) {
    return v.normalizeCheckSmall();
  }

  /** {@link Position#globalToLocalVec}, in place. */
  public void globalToLocalVec(Position p, Vector3 v) {
    v.set(p.globalToLocalVec(v));
  }

  /** {@link Frame#combine(Frame, Frame)}; out may be an operand. */
  public void combine(Frame a, Frame b, Frame out) {
    out.combine(a, b);
  }

  /** {@link Position#subtract2}: self expressed in the other's space. */
  public void subtract2(Position self, Position other, Frame out) {
    out.set(self.subtract2(other));
  }

  /** {@link Frame#grotate}. */
  public void grotate(Frame f, Vector3 w) {
    f.grotate(w);
  }

  /** {@link Vector3#magnitude}. */
  public double magnitude(Vector3 v) {
    return v.magnitude();
  }

  /** {@link Frame#isValid}. */
  public boolean isValid(Frame f) {
    return f.isValid();
  }

  /** {@link Frame#isValidExceptForHeading}. */
  public boolean isValidExceptForHeading(Frame f) {
    return f.isValidExceptForHeading();
  }
}
