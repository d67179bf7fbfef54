"""The start of whole apps, without peers."""

from .. import witness
from ..line import Line, Quantity
from ..rounds import interleaved
from ..server import private_server

UNITS = {"wall": "ms", "cpu": "ms", "peak": "MiB"}


def _line(name, scene, about):
    def measure(run):
        program = run.own(scene)
        witness.check_complete(program)
        with private_server() as server:
            readings = interleaved([program], run, lambda program: run.stopwatch.time(program, server))
        return {quantity: {toolkit: [getattr(reading, quantity) for reading in taken]
                           for toolkit, taken in readings.items()} for quantity in UNITS}

    return Line(name, f"from spawning {about} to its first frame done by the server, its pictures in it, and the process gone",
                tuple(Quantity(quantity, unit) for quantity, unit in UNITS.items()), measure)


CARD = _line("start.card", "card", "Character Card")
TRACKER = _line("start.tracker", "tracker", "Battle Tracker")
