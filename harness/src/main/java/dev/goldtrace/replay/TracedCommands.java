package dev.goldtrace.replay;

import dev.goldtrace.port.object.CommandInterpreter;

/** The local player's command interpreter as the trace gives it; what it is told is counted. */
final class TracedCommands implements CommandInterpreter {
  private final int autonomyLevel;
  private final NoticeCounts notices = new NoticeCounts();

  /**
   * @param autonomyLevel how far the client moves the player by itself; 2: wholly
   */
  TracedCommands(int autonomyLevel) {
    this.autonomyLevel = autonomyLevel;
  }

  @Override
  public int autonomyLevel() {
    return autonomyLevel;
  }

  @Override
  public void lostControlToServer() {
    notices.add(0);
  }

  @Override
  public void sendPositionEvent() {
    notices.add(1);
  }

  @Override
  public void playerTeleported() {
    notices.add(2);
  }

  /** How often it was told each thing; the places are those of the methods above. */
  int notices() {
    return notices.digits();
  }
}
