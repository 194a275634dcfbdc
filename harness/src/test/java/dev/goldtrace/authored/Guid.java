package dev.goldtrace.authored;

/** Ids of the objects of the authored traces, in the order of their declaration. */
final class Guid {
  static final int A = 0x80000001;
  static final int B = 0x80000002;
  static final int C = 0x80000003;
  static final int D = 0x80000004;
  static final int E = 0x80000005;
  static final int F = 0x80000006;
  static final int G = 0x80000007;
  static final int H = 0x80000008;
  static final int I = 0x80000009;
  static final int J = 0x8000000A;

  private Guid() {}
}
