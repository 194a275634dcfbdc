#!/usr/bin/env python3
"""A Goldtrace subject to begin with: objects stand where they were put.

Put your port where it says PORT. Python floats are doubles: round to a float32 where the original
stores one, with f32().
"""

import json
import math
import struct
import sys


def f32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


def text(x):
    """A float32 with digits enough for its bits."""
    if math.isnan(x):
        return "NaN"
    if math.isinf(x):
        return "Infinity" if x > 0 else "-Infinity"
    return "%.9g" % x


class Unsupported(Exception):
    """What this subject can't do (yet)."""


class World:
    def __init__(self):
        self.objects = {}  # by guid, in the order of their declaration

    def place(self, guid, pos):
        numbers = [f32(x) for x in pos["o"] + pos["q"]]
        self.objects[guid] = (pos["cell"], numbers)

    def record(self, record):
        kind = record["k"]
        if kind == "object" or kind == "env" and "pos" in record:
            self.place(record["guid"], record["pos"])
        elif kind == "remove":
            self.objects.pop(record["guid"], None)
        elif kind == "tick":
            # PORT: run your UpdateObjectInternal(quantum) for each object.
            return {"k": "frames", "rows": [self.row(record, guid) for guid in self.objects]}
        elif kind not in ("trace", "env", "time"):
            # PORT: call (with hello's "calls"), msg (with "messages"), frame (with "formats").
            raise Unsupported("records of kind " + kind)
        return None

    def row(self, tick, guid):
        cell, numbers = self.objects[guid]
        w, x, y, z = numbers[3:]
        east, north = f32(2 * (x * y - w * z)), f32(1 - 2 * (x * x + z * z))
        heading = f32((450 - math.degrees(math.atan2(north, east))) % 360)
        cells = [text(number) for number in numbers + [heading]]
        return [str(tick["n"]), repr(tick["time"]), guid, cell] + cells


HELLO = {
    "k": "hello", "protocol": 1, "name": "my port", "version": "0.1",
    "emits": ["frames"], "calls": [], "messages": [],
}


def answer(line):
    print(json.dumps(line), flush=True)


def main():
    world = World()
    for line in sys.stdin:
        record = json.loads(line)
        if record["k"] == "hello":
            answer(HELLO)
            continue
        try:
            if record["k"] == "reset":
                world, rows = World(), None
            else:
                rows = world.record(record)
            if rows:
                answer(rows)
            answer({"k": "done"})
        except Unsupported as what:
            answer({"k": "unsupported", "reason": str(what)})
        except Exception as error:
            answer({"k": "error", "reason": repr(error)})


if __name__ == "__main__":
    main()
