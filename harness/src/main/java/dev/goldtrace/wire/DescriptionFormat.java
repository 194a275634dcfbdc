package dev.goldtrace.wire;

/** How a description is printed. */
public enum DescriptionFormat {
  TEXT {
    @Override
    public String print(MessageDescription description) {
      return new DescriptionTable(description).text();
    }
  },
  JSON {
    @Override
    public String print(MessageDescription description) {
      return DescriptionJson.print(description);
    }
  },
  MARKDOWN {
    @Override
    public String print(MessageDescription description) {
      return new DescriptionTable(description).markdown();
    }
  };

  /** The description with {@code '\n'} at the end of each line, the last too. */
  public abstract String print(MessageDescription description);
}
