package dev.goldtrace.doctor;

/**
 * What one examination found.
 *
 * @param health how it looks
 * @param subject what was examined
 * @param text what was found
 * @param advice what to do about it; empty when nothing
 */
public record Finding(Health health, String subject, String text, String advice) {

  /** How something looks. */
  public enum Health {
    /** As it should be. */
    OK,
    /** Not there, and not needed for everything. */
    ABSENT,
    /** Wrong: results cannot be trusted. */
    BAD
  }

  static Finding ok(String subject, String text) {
    return new Finding(Health.OK, subject, text, "");
  }

  static Finding absent(String subject, String text, String advice) {
    return new Finding(Health.ABSENT, subject, text, advice);
  }

  static Finding bad(String subject, String text, String advice) {
    return new Finding(Health.BAD, subject, text, advice);
  }
}
