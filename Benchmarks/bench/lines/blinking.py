"""The cost of a caret that blinks in an empty text."""

import time

from .. import workshop
from ..failure import Failure
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..manager import OPENBOX, managed
from ..resting import started
from ..rounds import interleaved
from ..server import private_server
from ..toolkits import GTK, QT, RAW

START = 2  # seconds until nothing but the caret changes
SECONDS = 6  # with START no more than the ten for which Lozenge's and Qt's carets blink
PHASE = 0.6  # seconds for which Lozenge's caret is visible, and then hidden


def _measure(run):
    programs = [*run.programs("editor"), workshop.peer(RAW, "caret")]
    with private_server() as server, managed(server, OPENBOX):
        readings = interleaved(programs, run.brief, lambda program: _blinked(program, server))
    return {TAKEN: {toolkit: list(taken) for toolkit, taken in readings.items()}}


def _blinked(program, server):
    with started(program, server, 0) as process:
        time.sleep(START)
        wake_ups, taken = process.wake_ups, process.processor
        time.sleep(SECONDS)
        # A caret wakes its program at each change: one that sleeps does not blink.
        if process.wake_ups - wake_ups < SECONDS / PHASE - 1:
            raise Failure(f"The caret of {program.path} does not blink.")
        return (process.processor - taken) / 1000 / (SECONDS / PHASE)


TAKEN = f"processor in {PHASE} s"
LINE = Line(
    "caret.blink",
    "the processor time in 0.6 s of a program with an empty text that has the keyboard, while nothing but its caret changes; "
    "GTK fades its caret",
    (Quantity(TAKEN, "µs", (Limit(50), Goal(QT, 1), Goal(GTK, 1)),
              "A program that calls Xlib and nothing else takes twice 50 µs to wake up, fill a rectangle and sleep."),),
    _measure,
)
