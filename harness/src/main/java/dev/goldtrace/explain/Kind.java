package dev.goldtrace.explain;

/**
 * What a first divergence and what follows it look like. Each kind is a class of its own that knows
 * how to recognise itself and what to say.
 */
public sealed interface Kind
    permits CallArgument,
        ConstantOffset,
        EarlyEnd,
        ExtraCall,
        GrowingDrift,
        HeadingOnly,
        IrregularGolden,
        LastingDifference,
        Mismatched,
        MissingCall,
        OrderOnly,
        QuaternionSign,
        ReorderedCall,
        RowGap,
        ShiftedTicks,
        SingleTick,
        TraceClock,
        Unrelated,
        WholeRows {

  /** Stable name, e.g. {@code growing_drift}. */
  String id();

  /**
   * What is seen, in a sentence without a full stop.
   *
   * @param sides what the two sides are called
   */
  String diagnosis(Sides sides);

  /**
   * What to do next, in a sentence without a full stop.
   *
   * @param sides what the two sides are called
   */
  String nextStep(Sides sides);
}
