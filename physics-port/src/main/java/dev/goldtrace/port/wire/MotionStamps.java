package dev.goldtrace.port.wire;

/**
 * The block in front of a movement event: two timestamps, the autonomous byte and the bytes skipped
 * to the next multiple of 4 (spec wire.md section 2).
 *
 * @param movement u16 movement timestamp
 * @param serverControl u16 server-control timestamp
 * @param autonomous the byte as sent; any value but 0 is true
 * @param padding the skipped bytes, lowest first; 0 from retail
 */
public record MotionStamps(int movement, int serverControl, int autonomous, int padding) {

  static MotionStamps read(WireReader in) throws MalformedMessageException {
    int movement = in.u16("movement_timestamp");
    int serverControl = in.u16("server_control_timestamp");
    int autonomous = in.u8("autonomous");
    return new MotionStamps(movement, serverControl, autonomous, in.align4("padding"));
  }

  void write(WireWriter out) {
    out.u16(movement);
    out.u16(serverControl);
    out.u8(autonomous);
    out.align4(padding);
  }
}
