package dev.goldtrace.port.math;

import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;

/**
 * Frame and position arithmetic in a dialect: what every manager calls for anything whose
 * arithmetic differs between the dialects. In retail each method is the plain function that it is
 * named after; each divergence replaces the functions that it names by ACE's (spec math.md section
 * 9).
 */
public final class Geometry {
  private final boolean aceCylinders;
  private final boolean aceSubtract;
  private final boolean aceOffsets;
  private final boolean aceSetHeading;
  private final boolean aceSetVectorHeading;
  private final boolean aceHeadings;
  private final boolean aceGrotate;
  private final boolean aceSetRotate;
  private final boolean aceCombine;
  private final boolean aceIsValid;
  private final boolean aceIsValidExceptForHeading;
  private final boolean throwsAtMapEdge;
  private final boolean horizontalCylinders;

  public Geometry(Dialect dialect) {
    aceCylinders = dialect.has(Divergence.D_M17);
    aceSubtract = dialect.has(Divergence.D_P28);
    aceOffsets = dialect.has(Divergence.D_P61);
    aceSetHeading = dialect.has(Divergence.D_P62);
    aceSetVectorHeading = dialect.has(Divergence.D_P63);
    aceHeadings = dialect.has(Divergence.D_P64);
    aceGrotate = dialect.has(Divergence.D_P66);
    aceSetRotate = dialect.has(Divergence.D_P67);
    aceCombine = dialect.has(Divergence.D_P68);
    aceIsValid = dialect.has(Divergence.D_P69);
    aceIsValidExceptForHeading = dialect.has(Divergence.D_P70);
    throwsAtMapEdge = dialect.has(Divergence.D_P111);
    horizontalCylinders = dialect.has(Divergence.D_SP25);
  }

  /** {@link Position#getOffset(Position)}: the vector from one origin to the other. */
  public void getOffset(Position from, Position to, Vector3 out) {
    out.set(offset(from, to));
  }

  private Vector3 offset(Position from, Position to) {
    if (throwsAtMapEdge) {
      AcePosition.requireInsideMap(from.cell, to.cell);
    }
    return aceOffsets ? AcePosition.getOffset(from, to) : from.getOffset(to);
  }

  /** {@link Position#distance}. */
  public double distance(Position a, Position b) {
    return magnitude(offset(a, b));
  }

  /** {@link Position#heading}: the direction of {@code to} as seen from {@code from}. */
  public double heading(Position from, Position to) {
    return getHeading(offset(from, to));
  }

  /** {@link Position#cylinderDistance}. */
  public double cylinderDistance(float r1, float h1, Position p1, float r2, float h2, Position p2) {
    Vector3 offset = offset(p1, p2);
    double reach;
    double gap;
    double squares;
    if (aceOffsets) {
      float floatReach = AcePosition.reach(offset, r1, r2);
      float floatGap = AcePosition.gap(h1, p1, h2, p2);
      reach = floatReach;
      gap = floatGap;
      squares = floatGap * floatGap + floatReach * floatReach;
    } else {
      reach = (float) (offset.magnitude() - ((double) r1 + r2));
      gap = Position.gap(h1, p1, h2, p2);
      squares = gap * gap + reach * reach;
    }
    return aceCylinders
        ? AcePosition.cylinderDistance(reach, gap, squares)
        : Position.cylinderDistance(reach, gap, squares);
  }

  /** {@link Position#cylinderDistanceNoZ}. */
  public double cylinderDistanceNoZ(float r1, Position p1, float r2, Position p2) {
    Vector3 offset = offset(p1, p2);
    if (horizontalCylinders) {
      offset.z = 0;
    }
    return aceOffsets ? AcePosition.reach(offset, r1, r2) : offset.magnitude() - ((double) r1 + r2);
  }

  /** {@link Frame#getHeading}. */
  public double getHeading(Frame f) {
    return aceHeadings ? AceFrame.getHeading(f) : f.getHeading();
  }

  /** {@link Vector3#getHeading}. */
  public double getHeading(Vector3 v) {
    return aceHeadings ? AceVector.getHeading(v) : v.getHeading();
  }

  /** {@link Frame#setHeading}. */
  public void setHeading(Frame f, float degrees) {
    setVectorHeading(
        f, aceSetHeading ? AceFrame.headingVector(f, degrees) : f.headingVector(degrees));
  }

  /** {@link Frame#setVectorHeading}. */
  public void setVectorHeading(Frame f, Vector3 v) {
    if (aceSetVectorHeading) {
      AceFrame.setVectorHeading(f, v, !aceSetRotate);
    } else {
      f.setVectorHeading(v);
    }
  }

  /** {@link Vector3#normalizeCheckSmall}: true when v was small and is left untouched. */
  public boolean normalizeCheckSmall(Vector3 v) {
    return aceOffsets ? AceVector.normalizeCheckSmall(v) : v.normalizeCheckSmall();
  }

  /** {@link Position#globalToLocalVec}, in place. */
  public void globalToLocalVec(Position p, Vector3 v) {
    v.set(aceOffsets ? AceFrame.globalToLocalVec(p.frame, v) : p.globalToLocalVec(v));
  }

  /** {@link Position#localToGlobalVec}, in place. */
  public void localToGlobalVec(Position p, Vector3 v) {
    v.set(aceOffsets ? AceFrame.localToGlobalVec(p.frame, v) : p.localToGlobalVec(v));
  }

  /** {@link Frame#combine(Frame, Frame)}; out may be an operand. */
  public void combine(Frame a, Frame b, Frame out) {
    if (aceCombine) {
      AceFrame.combine(a, b, out);
    } else {
      out.combine(a, b, !aceSetRotate);
    }
  }

  /**
   * {@link Position#subtract2}: self expressed in the other's space. With D-P28 self's own frame is
   * changed and then copied to out.
   */
  public void subtract2(Position self, Position other, Frame out) {
    if (aceSubtract) {
      AceFrame.subtract(self.frame, other.frame);
      out.set(self.frame);
    } else {
      out.set(self.subtract2(other));
    }
  }

  /** {@link Frame#grotate}. */
  public void grotate(Frame f, Vector3 w) {
    if (aceGrotate) {
      AceFrame.grotate(f, w, !aceSetRotate);
    } else {
      f.grotate(w);
    }
  }

  /** {@link Vector3#magnitude}. */
  public double magnitude(Vector3 v) {
    return aceOffsets ? AceVector.length(v) : v.magnitude();
  }

  /** {@link Frame#isValid}. */
  public boolean isValid(Frame f) {
    return aceIsValid ? AceFrame.isValid(f) : f.isValid();
  }

  /** {@link Frame#isValidExceptForHeading}. */
  public boolean isValidExceptForHeading(Frame f) {
    return aceIsValidExceptForHeading
        ? AceFrame.isValidExceptForHeading(f)
        : f.isValidExceptForHeading();
  }
}
