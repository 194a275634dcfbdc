#!/usr/bin/env python3
"""A subject that speaks Goldtrace's protocol, version 1 (docs/subject-protocol.md).

Deliberately incomplete: it moves objects by root motion and by their velocity, with friction and
gravity, and answers frames only. It knows nothing of move-to, sticky, interpolation, messages.
With one difference planted on purpose, where the ACE server differs from the retail client
(D-P79): retail throws a movement of at most 0.0002 m away, ACE keeps it. The trace creep shows it.
"""

import json
import math
import struct
import sys

EPSILON = struct.unpack("f", struct.pack("f", 0.0002))[0]
CONTACT, ON_WALKABLE, ACTIVE, GRAVITY = 0x1, 0x2, 0x80, 0x400
FRICTION, FASTEST, SMALL = 0.95, 50.0, 0.0625


def f32(x):
    """Rounds to a float32, as a store to a C float does."""
    return struct.unpack("f", struct.pack("f", x))[0]


def text(x):
    """The shortest digits of a float32; any that parse back to the same bits would do."""
    if math.isnan(x):
        return "NaN"
    if math.isinf(x):
        return "Infinity" if x > 0 else "-Infinity"
    return next(t for t in ("%.*g" % (n, x) for n in range(1, 10)) if f32(float(t)) == x)


def clamped(v):
    """A velocity of at most 50 m/s."""
    length = math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
    return [f32(FASTEST * f32(1.0 / length * c)) for c in v] if length > FASTEST else v


class Unsupported(Exception):
    """What this subject can't do."""


class Object:
    def __init__(self, record):
        self.guid = record["guid"]
        self.velocity = [0.0, 0.0, 0.0]
        self.acceleration = [0.0, 0.0, 0.0]
        self.state, self.transient, self.spheres = 0x408, 0x83, 1
        self.set(record)

    def set(self, record):
        """Takes what an object or env record says."""
        if record.get("parent"):
            raise Unsupported("objects with a parent")
        self.spheres = record.get("spheres", self.spheres)
        self.velocity = [f32(v) for v in record.get("vel", self.velocity)]
        self.state = int(record["state"], 16) if "state" in record else self.state
        self.transient = int(record["transient"], 16) if "transient" in record else self.transient
        if self.state & ~(GRAVITY | 0x8):
            raise Unsupported("the physics state 0x%08X" % self.state)
        if "pos" in record:
            self.place(record["pos"])

    def place(self, pos):
        self.cell = pos["cell"]
        self.origin = [f32(v) for v in pos["o"]]
        self.rotation = [f32(v) for v in pos["q"]]

    def calc_acceleration(self):
        grounded = self.transient & CONTACT and self.transient & ON_WALKABLE
        falls = not grounded and self.state & GRAVITY
        self.acceleration = [0.0, 0.0, f32(-9.8) if falls else 0.0]

    def set_velocity(self, v):
        if any(abs(a - b) > EPSILON for a, b in zip(v, self.velocity)):
            self.velocity = clamped([f32(c) for c in v])
        self.transient |= ACTIVE

    def tick(self, quantum, given):
        if not self.transient & ACTIVE:
            return
        if given.get("done"):
            raise Unsupported("motions that end")
        root = given.get("root", {"o": [0, 0, 0], "q": [1, 0, 0, 0]})
        if root["q"] != [1, 0, 0, 0] or self.rotation != [1, 0, 0, 0]:
            raise Unsupported("rotation")
        on = 1.0 if self.transient & ON_WALKABLE else 0.0
        wanted = [f32(a + f32(f32(d) * on)) for a, d in zip(self.origin, root["o"])]
        self.integrate(f32(quantum), wanted)
        if all(abs(a - b) <= EPSILON for a, b in zip(wanted, self.origin)):
            self.origin = wanted  # Planted: retail does not do this.
            return
        moved = given.get("moved", {"cell": self.cell, "o": wanted, "q": self.rotation})
        if moved is not None:
            self.place(moved)
            self.calc_acceleration()

    def integrate(self, q, origin):
        """CPhysicsObj::UpdatePhysicsInternal without the rotation."""
        v, a = self.velocity, self.acceleration
        square = f32(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
        if square > 0.0:
            if square > FASTEST * FASTEST:
                v[:] = clamped(v)
                square = FASTEST * FASTEST
            self.friction(q)
            if square - SMALL < EPSILON:
                v[:] = [0.0, 0.0, 0.0]
            moved = [q * c + f32(b * 0.5) * q * q for c, b in zip(v, a)]
            origin[:] = [f32(f32(moved[0]) + origin[0]),
                         f32(moved[1] + origin[1]),
                         f32(f32(moved[2]) + origin[2])]
        elif self.transient & ON_WALKABLE:
            self.transient &= ~ACTIVE
        v[:] = [f32(q * c + d) for c, d in zip(a, v)]

    def friction(self, q):
        v = self.velocity
        if self.transient & ON_WALKABLE and v[2] < 0.25:
            v[2] = f32(v[2] - f32(v[2]))
            k = math.pow(1.0 - f32(FRICTION), q)
            v[:] = [f32(k * c) for c in v]

    def frame(self, tick, time):
        cells = [self.cell] + [text(c) for c in self.origin + self.rotation]
        return [str(tick), repr(time), self.guid] + cells + ["0"]


class Subject:
    def __init__(self):
        self.objects = {}

    def hello(self, record):
        return {"k": "hello", "protocol": 1, "name": "example subject", "version": "1",
                "emits": ["frames"], "dialects": ["retail"],
                "calls": ["CPhysicsObj::set_velocity"], "messages": []}

    def reset(self, record):
        self.objects = {}

    def trace(self, record):
        pass

    def object(self, record):
        self.objects[record["guid"]] = Object(record)

    def env(self, record):
        self.objects[record["guid"]].set(record)

    def time(self, record):
        pass

    def remove(self, record):
        del self.objects[record["guid"]]

    def call(self, record):
        self.objects[record["guid"]].set_velocity(record["args"]["vel"])

    def tick(self, record):
        given = record.get("in", {})
        for guid, obj in self.objects.items():
            obj.tick(record["quantum"], given.get(guid, {}))
        rows = [obj.frame(record["n"], record["time"]) for obj in self.objects.values()]
        return {"k": "frames", "rows": rows}


def main():
    subject = Subject()
    kinds = ("hello", "reset", "trace", "object", "env", "time", "remove", "call", "tick")
    for line in sys.stdin:
        record = json.loads(line)
        answers = []
        try:
            if record["k"] not in kinds:
                raise Unsupported("records of kind " + record["k"])
            answer = getattr(subject, record["k"])(record)
            answers += [answer] if answer else []
            answers += [] if record["k"] == "hello" else [{"k": "done"}]
        except Unsupported as what:
            answers += [{"k": "unsupported", "reason": str(what)}]
        except Exception as error:
            answers += [{"k": "error", "reason": repr(error)}]
        for answer in answers:
            print(json.dumps(answer, separators=(",", ":")))
        sys.stdout.flush()


main()
