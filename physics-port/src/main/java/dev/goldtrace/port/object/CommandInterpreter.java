package dev.goldtrace.port.object;

/** The local player's command interpreter, as far as received positions need it. */
public interface CommandInterpreter {

  /** How far the client moves the player by itself: normally 2, wholly. */
  int autonomyLevel();

  /** Whether the player is to go where the server says. */
  default boolean usePositionFromServer() {
    return autonomyLevel() != 2;
  }

  /** A movement event from the server has taken the player over. */
  void lostControlToServer();

  /** The server is to be told where the player is. */
  void sendPositionEvent();

  /** The player has been teleported. */
  void playerTeleported();
}
