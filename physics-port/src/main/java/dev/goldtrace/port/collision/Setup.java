package dev.goldtrace.port.collision;

import java.util.List;

/**
 * The collision part of an object's Setup: its shapes in the object's own axes and its step
 * heights, all in metres and unscaled.
 *
 * @param spheres in Setup order. As a mover an object uses the first two, as an obstacle all of
 *     them, unless it has cylinders
 * @param cylSpheres in Setup order. As an obstacle an object with cylinders has no spheres
 * @param stepUpHeight how high a step it climbs
 * @param stepDownHeight how deep a step it takes without falling
 * @param allowFreeHeading the object turns at once instead of with its movement
 */
public record Setup(
    List<Sphere> spheres,
    List<CylSphere> cylSpheres,
    float stepUpHeight,
    float stepDownHeight,
    boolean allowFreeHeading) {

  public Setup {
    spheres = List.copyOf(spheres);
    cylSpheres = List.copyOf(cylSpheres);
  }

  /** The step up height of an object of a scale. */
  float stepUpHeight(float scale) {
    return (float) ((double) stepUpHeight * scale);
  }

  float stepDownHeight(float scale) {
    return (float) ((double) stepDownHeight * scale);
  }
}
