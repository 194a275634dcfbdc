package dev.goldtrace.importer.pcap;

import dev.goldtrace.port.object.Timestamps;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.port.wire.MotionStamps;
import dev.goldtrace.port.wire.MovementEvent;
import dev.goldtrace.port.wire.PositionPack;
import dev.goldtrace.port.wire.UpdateMotion;
import dev.goldtrace.port.wire.UpdatePosition;
import dev.goldtrace.port.wire.UpdatePositionAndMotion;
import dev.goldtrace.port.wire.VectorUpdate;
import dev.goldtrace.port.wire.WireMessage;
import dev.goldtrace.trace.CallFunction;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.Members;
import dev.goldtrace.trace.MessageType;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.PositionValue;
import dev.goldtrace.trace.Quat;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TraceRecord;
import dev.goldtrace.trace.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Turns what happens in a session into the records of a trace: decides, as the client does by
 * instance and timestamps, which message counts, which has to wait for its object and which comes
 * too late.
 */
final class SessionRecords {
  /** In the middle of the first 24 m cell of landblock 0x0001, where nobody is. */
  private static final PositionValue NOWHERE =
      new PositionValue(0x00010001, new Vec3(12, 12, 0), Quat.IDENTITY);

  private static final int MOST_WAITING = 1000;

  private final Participants participants;
  private final BodyNumbering numbering;
  private final Skipped skipped;
  private final Map<Integer, ObjectLife> lives = new HashMap<>();
  private final Map<Integer, List<SessionEvent.Updated>> waiting = new HashMap<>();
  private final List<TimedRecord> records = new ArrayList<>();
  private Integer player;
  private long now;

  private SessionRecords(Participants participants, BodyNumbering numbering, Skipped skipped) {
    this.participants = participants;
    this.numbering = numbering;
    this.skipped = skipped;
  }

  /** The records of a session, without ticks. */
  static List<TimedRecord> of(List<SessionEvent> events, BodyNumbering numbering, Skipped skipped) {
    SessionRecords session = new SessionRecords(new Participants(events), numbering, skipped);
    events.forEach(session::accept);
    session.waiting.values().stream()
        .flatMap(List::stream)
        .forEach(event -> skipped.add("messages for objects that never came", event.frame()));
    return session.records;
  }

  private void accept(SessionEvent event) {
    now = event.nanos();
    if (event instanceof SessionEvent.PlayerIs playerIs) {
      player = playerIs.object();
    } else if (!participants.has(event.object())) {
      return;
    } else if (event instanceof SessionEvent.Created created) {
      create(created);
    } else if (event instanceof SessionEvent.Deleted deleted) {
      delete(deleted);
    } else if (event instanceof SessionEvent.Updated updated) {
      update(updated);
    }
  }

  private void create(SessionEvent.Created created) {
    CreateObject description = created.description();
    int object = description.object();
    participants.created(object);
    ObjectLife life = lives.get(object);
    if (description.position() == null) {
      skipped.add("descriptions of objects without a position", created.frame());
      return;
    }
    if (life != null) {
      if (!Timestamps.isNewer(life.instance(), description.instance())) {
        skipped.add("descriptions of objects that are there already", created.frame());
        return;
      }
      remove(object);
    }
    lives.put(object, ObjectLife.of(description.stamps()));
    declare(object, members(description), description.animated());
    if (description.movement() != null) {
      addMotion(object, description.movement(), created.frame());
    }
    updateWaiting(object);
  }

  private static Members members(CreateObject description) {
    Members.Builder members = Members.builder().position("pos", description.position());
    if (!description.velocity().equals(Vec3.ZERO)) {
      members.vector("vel", description.velocity());
    }
    if (description.scale() != 1.0f) {
      members.float32("scale", description.scale());
    }
    members.id("state", description.state());
    if (description.parent() != null) {
      members.id("parent", description.parent());
    }
    return members.build();
  }

  /** An object that was there before the capture began, or whose creation is not in it. */
  private void createUnseen(SessionEvent.Updated first, int instance) {
    int object = first.object();
    PositionValue position =
        Participants.pack(first.message())
            .or(() -> participants.firstPack(object))
            .map(SessionRecords::position)
            .orElse(null);
    if (position == null) {
      skipped.add(
          "start positions: they are nowhere in the capture, so the object starts in cell"
              + " 0x00010001",
          first.frame());
      position = NOWHERE;
    }
    lives.put(object, ObjectLife.unseen(instance));
    declare(object, Members.builder().position("pos", position).build(), true);
  }

  private static PositionValue position(PositionPack pack) {
    return new PositionValue(
        pack.cell(),
        new Vec3(pack.x(), pack.y(), pack.z()),
        new Quat(pack.qw(), pack.qx(), pack.qy(), pack.qz()));
  }

  /**
   * Declares an object. One with a motion table has a movement manager in the default state from
   * its creation on; the call makes it and has no other effect.
   */
  private void declare(int object, Members members, boolean animated) {
    add(new ObjectRecord(0, object, members));
    if (animated) {
      Members walk = Members.builder().int32("val", 0).int32("cancelMoveTo", 0).build();
      add(new CallRecord(0, object, CallFunction.SET_HOLD_RUN, walk));
    }
  }

  private void delete(SessionEvent.Deleted deleted) {
    ObjectLife life = lives.get(deleted.object());
    if (life == null) {
      skipped.add("deletions of objects that are not there", deleted.frame());
    } else if (Timestamps.isNewer(deleted.instance(), life.instance())) {
      skipped.add("messages for a former instance of their object", deleted.frame());
    } else {
      remove(deleted.object());
    }
  }

  private void remove(int object) {
    lives.remove(object);
    add(new RemoveRecord(0, object));
  }

  private void update(SessionEvent.Updated updated) {
    int object = updated.object();
    int instance = instance(updated.message());
    ObjectLife life = lives.get(object);
    if (life == null) {
      boolean isToCome =
          participants
              .nextCreation(object)
              .filter(next -> next.instance() == instance && next.position() != null)
              .isPresent();
      if (isToCome) {
        keep(updated);
        return;
      }
      createUnseen(updated, instance);
      life = lives.get(object);
    }
    if (Timestamps.isNewer(life.instance(), instance)) {
      keep(updated);
    } else if (life.instance() != instance) {
      skipped.add("messages for a former instance of their object", updated.frame());
    } else {
      act(life, updated);
    }
  }

  private static int instance(WireMessage message) {
    if (message instanceof UpdateMotion motion) {
      return motion.instance();
    }
    if (message instanceof UpdatePosition position) {
      return position.pack().instanceStamp();
    }
    if (message instanceof UpdatePositionAndMotion both) {
      return both.pack().instanceStamp();
    }
    return ((VectorUpdate) message).instance();
  }

  private void keep(SessionEvent.Updated updated) {
    List<SessionEvent.Updated> kept =
        waiting.computeIfAbsent(updated.object(), object -> new ArrayList<>());
    if (kept.size() < MOST_WAITING) {
      kept.add(updated);
    } else {
      skipped.add("messages for objects that never came", updated.frame());
    }
  }

  private void updateWaiting(int object) {
    List<SessionEvent.Updated> kept = waiting.remove(object);
    if (kept != null) {
      kept.forEach(this::update);
    }
  }

  private void act(ObjectLife life, SessionEvent.Updated updated) {
    long frame = updated.frame();
    int object = updated.object();
    WireMessage message = updated.message();
    if (message instanceof UpdateMotion motion) {
      move(life, object, motion.stamps(), motion.event(), frame);
    } else if (message instanceof UpdatePosition position) {
      place(life, object, position.pack());
    } else if (message instanceof UpdatePositionAndMotion both) {
      place(life, object, both.pack());
      move(life, object, both.stamps(), both.event(), frame);
    } else if (message instanceof VectorUpdate vector) {
      setVelocity(life, vector, frame);
    }
  }

  private void move(
      ObjectLife life, int object, MotionStamps stamps, MovementEvent event, long frame) {
    if (!life.acceptsMotion(stamps)) {
      skipped.add("movement events that are not newer than the one before", frame);
    } else if (stamps.autonomous() != 0 && player != null && player == object) {
      skipped.add("movement events of the player's own making, sent back", frame);
    } else {
      addMotion(object, event.write(), frame);
    }
  }

  private void addMotion(int object, byte[] body, long frame) {
    try {
      byte[] translated = numbering.translate(body);
      add(
          new MsgRecord(
              0, object, MessageType.UPDATE_MOTION, HexFormat.of().formatHex(translated)));
    } catch (MalformedMessageException e) {
      skipped.add("movement events: " + e.getMessage(), frame);
    }
  }

  private void place(ObjectLife life, int object, PositionPack pack) {
    byte[] moved = life.moved(pack).write();
    add(new MsgRecord(0, object, MessageType.UPDATE_POSITION, HexFormat.of().formatHex(moved)));
  }

  private void setVelocity(ObjectLife life, VectorUpdate vector, long frame) {
    if (!life.acceptsVector(vector.vector())) {
      skipped.add("velocities that are not newer than the one before", frame);
      return;
    }
    Vec3 velocity = new Vec3(vector.velocityX(), vector.velocityY(), vector.velocityZ());
    Members args = Members.builder().vector("vel", velocity).build();
    add(new CallRecord(0, vector.object(), CallFunction.SET_VELOCITY, args));
    if (vector.omegaX() != 0 || vector.omegaY() != 0 || vector.omegaZ() != 0) {
      skipped.add("rotations of velocity messages: a trace has no call for them", frame);
    }
  }

  private void add(TraceRecord record) {
    records.add(new TimedRecord(now, record));
  }
}
