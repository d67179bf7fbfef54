"""The cost of an idle window."""

import time
from contextlib import ExitStack

from .. import witness
from ..gap import kept
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..resting import forget_files, resting
from ..rounds import interleaved
from ..server import private_server
from ..toolkits import QT

SIZE = (400, 200)
SECONDS = 10
FIELDS = {"PSS": "Pss", "private, written": "Private_Dirty"}


def _measure_memory(run):
    programs = witness.check(run.programs("hello"), run, *SIZE)
    with private_server(picture=True) as server:
        programs = list(kept(programs, run, lambda program: forget_files(program, server, *SIZE)))

        def read(program):
            with resting(program, server, *SIZE) as process:
                return process.memory(*FIELDS.values())

        readings = interleaved(programs, run.brief, read)
    return {name: {toolkit: [reading[index] for reading in taken] for toolkit, taken in readings.items()}
            for index, name in enumerate(FIELDS)}


def _measure_wake_ups(run):
    """All of them at once, each on a separate server: idle programs do not disturb each other."""
    with ExitStack() as stack:
        started = kept(run.programs("hello"), run, lambda program: stack.enter_context(
            resting(program, stack.enter_context(private_server(picture=True)), *SIZE)))
        processes = {program.toolkit: process for program, process in started.items()}
        before = {toolkit: process.wake_ups for toolkit, process in processes.items()}
        time.sleep(SECONDS)
        return {f"in {SECONDS} s": {toolkit: [process.wake_ups - before[toolkit]]
                                    for toolkit, process in processes.items()}}


MEMORY = Line(
    "memory.hello",
    "what the hello window holds of memory once it rests",
    (Quantity("PSS", "MiB", (Goal(QT, 0.6),),
              "A fifth of it is the code of the program: the linker puts together what apps call, but Swift's library is "
              "one part of 1.6 MB, and the kernel maps 64 KiB around each place in it that is called. Written memory is a "
              "fifth, a third of that addresses that the loader fills in."), Quantity("private, written", "MiB")),
    _measure_memory,
)
WAKE_UPS = Line(
    "idle.wakeups",
    "how often a thread of the hello window is given a processor while nothing happens",
    (Quantity(f"in {SECONDS} s", "wake-ups", (Limit(0),)),),
    _measure_wake_ups,
)
