package dev.goldtrace.replay;

import dev.goldtrace.golden.ProbeRow;
import dev.goldtrace.golden.StateColumns;
import dev.goldtrace.port.dialect.Dialect;
import dev.goldtrace.port.dialect.Divergence;
import dev.goldtrace.port.object.Collision;
import dev.goldtrace.port.object.PhysicsObj;
import dev.goldtrace.port.object.PhysicsWorld;
import dev.goldtrace.port.probe.Probe;
import dev.goldtrace.port.probe.ProbedFunction;
import dev.goldtrace.port.wire.CommandTable;
import dev.goldtrace.port.wire.MalformedMessageException;
import dev.goldtrace.trace.ByObject;
import dev.goldtrace.trace.CallRecord;
import dev.goldtrace.trace.EnvRecord;
import dev.goldtrace.trace.FrameRecord;
import dev.goldtrace.trace.MsgRecord;
import dev.goldtrace.trace.ObjectRecord;
import dev.goldtrace.trace.RemoveRecord;
import dev.goldtrace.trace.TickRecord;
import dev.goldtrace.trace.TimeRecord;
import dev.goldtrace.trace.TraceHeader;
import dev.goldtrace.trace.TraceRecord;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The physics world of one trace, and what the trace does to it. */
final class PortWorld {
  /** Logged in traces of format 1.1 only. */
  private static final Set<ProbedFunction> COLLISION_PROBES =
      EnumSet.of(
          ProbedFunction.PHYSICS_OBJ_TRANSITION,
          ProbedFunction.TRANSITION_FIND_VALID_POSITION,
          ProbedFunction.SPHERE_SLIDE_SPHERE_00536F40,
          ProbedFunction.SPHERE_SLIDE_SPHERE_00537440,
          ProbedFunction.PHYSICS_OBJ_SET_POSITION_INTERNAL,
          ProbedFunction.PHYSICS_OBJ_HANDLE_ALL_COLLISIONS);

  private final PhysicsWorld world;
  private final Optional<TracedGround> ground;
  private final PortRecorder recorder;
  private final PortCalls calls;
  private final PortMessages messages;
  private final Map<Integer, TracedEnvironment> environments = new HashMap<>();
  private final Map<Integer, Integer> parents = new HashMap<>();
  private final ByObject<Integer> answers = new ByObject<>();
  private TracedCommands commands;
  private RecordingSink sink;
  private int tick = -1;
  private int seq;

  PortWorld(TraceHeader header, Dialect dialect) {
    world = new PhysicsWorld(dialect, new CallLog());
    calls = new PortCalls(dialect);
    messages =
        new PortMessages(
            dialect.has(Divergence.D_M90) ? CommandTable.CLIENT_2015 : CommandTable.CLIENT_2013);
    world.lastUpdate = header.time();
    ground = Optional.ofNullable(header.groundZ()).map(TracedGround::new);
    recorder = new PortRecorder(StateColumns.of(header), header.dialect());
    setClocks(header.time());
  }

  /**
   * Carries out one record.
   *
   * @throws MalformedMessageException the bytes of a message are no such message
   */
  void accept(TraceRecord record, RecordingSink into) throws MalformedMessageException {
    sink = into;
    if (record instanceof TickRecord tickRecord) {
      setClocks(tickRecord.time());
      startTick(tickRecord.n());
      environments.forEach((guid, environment) -> environment.setSlice(tickRecord.slice(guid)));
      try {
        world.tick(tickRecord.quantum());
      } finally {
        recordRows();
      }
    } else if (record instanceof FrameRecord frame) {
      world.curTime = frame.time();
      startTick(frame.n());
      environments.forEach((guid, environment) -> environment.setSlices(k -> frame.slice(guid, k)));
      world.useTime();
      recordRows();
    } else if (record instanceof CallRecord call) {
      call(call).ifPresent(answer -> answers.put(call.guid(), answer));
    } else if (record instanceof MsgRecord message) {
      messages
          .dispatch(object(message.guid()), message)
          .ifPresent(answer -> answers.put(message.guid(), answer));
    } else if (record instanceof EnvRecord env) {
      overwrite(object(env.guid()), env);
    } else if (record instanceof TimeRecord time) {
      setClocks(time.time());
    } else if (record instanceof ObjectRecord object) {
      declare(object);
    } else if (record instanceof RemoveRecord remove) {
      remove(object(remove.guid()));
    } else {
      throw new IllegalArgumentException("no such record here: " + record);
    }
  }

  private OptionalInt call(CallRecord call) {
    return switch (call.fn()) {
      case PART_ARRAY_NOTICES -> OptionalInt.of(environments.get(call.guid()).notices());
      case COMMAND_INTERPRETER_NOTICES ->
          commands == null ? OptionalInt.empty() : OptionalInt.of(commands.notices());
      default -> calls.call(object(call.guid()), call);
    };
  }

  private PhysicsObj object(int guid) {
    PhysicsObj object = world.getObject(guid);
    if (object == null) {
      throw new IllegalStateException("the object table lost object " + Integer.toHexString(guid));
    }
    return object;
  }

  private void setClocks(double time) {
    world.curTime = time;
    world.physicsTime = time;
  }

  private void startTick(int n) {
    tick = n;
    sink.tick(tick, world.curTime);
  }

  private void recordRows() {
    for (PhysicsObj object : world.objects()) {
      sink.frame(recorder.frame(tick, world.curTime, object));
    }
    int place = 0;
    for (PhysicsObj object : world.objects()) {
      sink.state(recorder.state(tick, place++, object, answers.get(object.id)));
    }
  }

  private void declare(ObjectRecord record) {
    TracedEnvironment environment = new TracedEnvironment(record);
    PhysicsObj object =
        new PhysicsObj(
            world,
            record.guid(),
            environment,
            ground.<Collision>map(TracedGround::collision).orElse(environment),
            record.weenie() ? environment : null);
    object.position.set(PortValues.position(record.pos()));
    object.velocity.set(PortValues.vector(record.vel()));
    object.radius = record.radius();
    object.height = record.height();
    object.spheres = record.sphereCount();
    object.scale = record.scale();
    object.state = record.state();
    object.transientState = record.transientState();
    object.playerDistance = record.playerDistance();
    object.friction = record.friction();
    object.elasticity = record.elasticity();
    object.updateTime = world.curTime;
    ground.ifPresent(plane -> plane.prepare(object, record));
    world.add(object);
    if (record.thePlayer()) {
      world.player = object;
      commands = new TracedCommands(record.autonomyLevel());
      world.commandInterpreter = commands;
    }
    environments.put(record.guid(), environment);
    if (record.parent() != null) {
      parents.put(record.guid(), record.parent());
    }
    linkParents();
  }

  /** A parent that is not in the table is none; it may come later than its child. */
  private void linkParents() {
    parents.forEach((child, parent) -> object(child).setParent(world.getObject(parent)));
  }

  private void overwrite(PhysicsObj object, EnvRecord env) {
    if (env.transientState() != null) {
      object.transientState = env.transientState();
    }
    if (env.state() != null) {
      object.state = env.state();
    }
    if (env.pos() != null) {
      object.position.set(PortValues.position(env.pos()));
    }
    if (env.vel() != null) {
      object.velocity.set(PortValues.vector(env.vel()));
    }
    if (env.omega() != null) {
      object.omega.set(PortValues.vector(env.omega()));
    }
    if (env.contactNormal() != null) {
      object.contactPlaneNormal.set(PortValues.vector(env.contactNormal()));
    }
    if (env.radius() != null) {
      object.radius = env.radius();
    }
    if (env.height() != null) {
      object.height = env.height();
    }
    if (env.playerDistance() != null) {
      object.playerDistance = env.playerDistance();
    }
    if (env.setsRunRate()) {
      environments.get(object.id).setRunRate(env.runRate());
    }
    if (env.motionError() != null) {
      environments.get(object.id).setMotionError(env.motionError());
    }
    object.collision().frameSet(object);
  }

  private void remove(PhysicsObj object) {
    object.exitWorld();
    world.remove(object);
    environments.remove(object.id);
    answers.put(object.id, null);
    if (world.player == object) {
      world.player = null;
    }
    parents.remove(object.id);
    linkParents();
  }

  /** Logs the calls that the trace's format has. */
  private final class CallLog implements Probe {
    @Override
    public boolean sees(ProbedFunction function) {
      return ground.isPresent() || !COLLISION_PROBES.contains(function);
    }

    @Override
    public void enter(int guid, ProbedFunction function, long... args) {
      if (sees(function)) {
        sink.probe(new ProbeRow(seq++, tick, world.curTime, guid, function, args));
      }
    }
  }
}
