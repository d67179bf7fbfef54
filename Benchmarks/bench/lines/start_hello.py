from .. import witness
from ..goal import Goal
from ..line import Line, Quantity
from ..rounds import interleaved
from ..server import private_server
from ..toolkits import QT, RAW


def measure(run):
    programs = witness.check(run.programs("hello"), run, width=400, height=200)
    with private_server() as server:
        readings = interleaved(programs, run, lambda program: run.stopwatch.time(program, server))
    return {
        quantity.name: {toolkit: [getattr(reading, quantity.name) for reading in taken]
                        for toolkit, taken in readings.items()}
        for quantity in LINE.quantities
    }


LINE = Line(
    "start.hello",
    "from spawning a hello window to its first frame done by the server, and the process gone",
    (
        Quantity("wall", "ms", (Goal(QT, 0.8), Goal(RAW, 2.0)),
                 "A third to a half is the dynamic linker: 40 libraries, of which Pango brings the most. "
                 "Then come page faults, and Swift looking for types and conformances by name."),
        Quantity("cpu", "ms"),
        Quantity("peak", "MiB"),
    ),
    measure,
)
