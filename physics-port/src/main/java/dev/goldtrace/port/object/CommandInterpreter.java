package dev.goldtrace.port.object;

/** The player's command interpreter, as far as received positions need it. */
public interface CommandInterpreter {

  /** How far the client moves the player by itself; normally 2. */
  int autonomyLevel();

  /** Tells the server where the player is. */
  void sendPositionEvent();

  /** The player has been teleported. */
  void playerTeleported();
}
