package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.object.TimestampSlot;
import dev.goldtrace.port.object.Timestamps;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.PositionPack;
import java.util.Arrays;
import java.util.List;

/**
 * The timestamps of one object from its creation to its deletion, as the client holds them.
 *
 * <p>In a trace all timestamps of an object start at 0. So those of a position pack are moved by
 * what the object had when it came: their order stays what it was, wrap-around included.
 */
final class ObjectLife {
  private static final int UNKNOWN = -1;

  private final int instance;
  private final int[] stamps = new int[TimestampSlot.COUNT];
  private final int[] bases = new int[TimestampSlot.COUNT];

  private ObjectLife(int instance) {
    this.instance = instance;
    Arrays.fill(stamps, UNKNOWN);
    Arrays.fill(bases, UNKNOWN);
  }

  /** An object whose creation was seen. */
  static ObjectLife of(List<Integer> created) {
    ObjectLife life = new ObjectLife(created.get(TimestampSlot.INSTANCE));
    for (int slot = 0; slot < TimestampSlot.COUNT; slot++) {
      life.stamps[slot] = created.get(slot);
      life.bases[slot] = created.get(slot);
    }
    return life;
  }

  /** An object that was there before the capture began: its first stamps count as new. */
  static ObjectLife unseen(int instance) {
    return new ObjectLife(instance);
  }

  int instance() {
    return instance;
  }

  /** Whether a movement event is to be acted on (spec wire.md section 2.1, step 2). */
  boolean acceptsMotion(MotionStamps motion) {
    if (!newer(TimestampSlot.MOVEMENT, motion.movement())) {
      return false;
    }
    int stored = stamps[TimestampSlot.SERVER_CONTROLLED_MOVE];
    if (stored != UNKNOWN && Timestamps.isNewer(motion.serverControl(), stored)) {
      return false;
    }
    stamps[TimestampSlot.SERVER_CONTROLLED_MOVE] = motion.serverControl();
    return true;
  }

  /** Whether a velocity is to be acted on (spec wire.md section 5). */
  boolean acceptsVector(int stamp) {
    return newer(TimestampSlot.VECTOR, stamp);
  }

  private boolean newer(int slot, int stamp) {
    if (stamps[slot] != UNKNOWN && !Timestamps.isNewer(stamps[slot], stamp)) {
      return false;
    }
    stamps[slot] = stamp;
    return true;
  }

  /** The pack with its timestamps moved to those of a trace. */
  PositionPack moved(PositionPack pack) {
    return new PositionPack(
        pack.flags(),
        pack.cell(),
        pack.x(),
        pack.y(),
        pack.z(),
        pack.qw(),
        pack.qx(),
        pack.qy(),
        pack.qz(),
        pack.velocityX(),
        pack.velocityY(),
        pack.velocityZ(),
        pack.placement(),
        pack.instanceStamp() - instance & 0xFFFF,
        // The first position of an object that was there before is newer than what it had.
        moved(TimestampSlot.POSITION, pack.positionStamp(), pack.positionStamp() - 1),
        moved(TimestampSlot.TELEPORT, pack.teleportStamp(), pack.teleportStamp()),
        moved(TimestampSlot.FORCE_POSITION, pack.forcePositionStamp(), pack.forcePositionStamp()));
  }

  private int moved(int slot, int stamp, int firstBase) {
    if (bases[slot] == UNKNOWN) {
      bases[slot] = firstBase;
    }
    return stamp - bases[slot] & 0xFFFF;
  }
}
