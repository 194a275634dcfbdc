package dev.goldtrace.replay;

import dev.goldtrace.port.object.CommandInterpreter;

/**
 * The local player's command interpreter as the trace gives it. What it is told goes nowhere.
 *
 * @param autonomyLevel how far the client moves the player by itself; 2: wholly
 */
record TracedCommands(int autonomyLevel) implements CommandInterpreter {

  @Override
  public void sendPositionEvent() {}

  @Override
  public void playerTeleported() {}
}
