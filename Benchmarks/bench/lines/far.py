"""The traffic of a window with the server, and the cost of waiting for replies."""

from dataclasses import replace

from .. import witness, workshop
from ..goal import Goal
from ..line import Line, Quantity
from ..relay import relayed
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server
from ..toolkits import QT

ROUND_TRIP = 0.05  # seconds
ROUNDS = 3
COUNTS = {"requests": "a {}", "replies": "a {}", "bytes sent": "a {}", "bytes read": "a {}"}
FEW, MANY = 8, 32  # presses


def _measure_far(run):
    programs = witness.check(run.programs("hello"), run, width=400, height=200)
    run = replace(run, rounds=min(ROUNDS, run.rounds), warm_ups=min(1, run.warm_ups))
    with private_server() as server, relayed(server, ROUND_TRIP / 2) as relay:
        readings = interleaved(programs, run, lambda program: run.stopwatch.time(program, relay.server))
    return {"wall": {toolkit: [reading.wall for reading in taken] for toolkit, taken in readings.items()}}


def _counted(programs, run, started):
    """Returns quantity -> toolkit -> the traffic while `started(program, server, relay)` ran, in every round."""
    with private_server() as server:

        def count(program):
            with relayed(server) as relay:
                return started(program, server, relay)

        counts = interleaved(programs, run.brief, count)
    return {name: {toolkit: [reading[name] for reading in taken] for toolkit, taken in counts.items()}
            for name in COUNTS}


def _measure_start(run):
    def started(program, server, relay):
        run.stopwatch.time(program, relay.server)
        return relay.counted

    return _counted(run.programs("hello"), run, started)


def _measure_key(run):
    """Returns the difference between many presses and few, which excludes everything else."""
    driver = workshop.tool("key-to-pixel", modules=("xtst", "xdamage", "x11"))

    def passed(program, server, relay, presses):
        before = relay.counted
        answer(program, [driver, presses, program.path], server, run.patience, leaves=False,
               more={"BENCH_DISPLAY": relay.server.display})
        return {name: count - before[name] for name, count in relay.counted.items()}

    def started(program, server, relay):
        few, many = (passed(program, server, relay, presses) for presses in (FEW, MANY))
        return {name: (many[name] - few[name]) / (MANY - FEW) for name in COUNTS}

    return _counted(run.programs("keys"), replace(run, rounds=3), started)


def _quantities(what):
    return tuple(Quantity(name, unit.format(what)) for name, unit in COUNTS.items())


START_FAR = Line(
    "start.far",
    f"the start of the hello window over a connection on which an answer takes {ROUND_TRIP * 1000:.0f} ms",
    (Quantity("wall", "ms", (Goal(QT, 0.2),),
              "17 answers are waited for one after the other where the floor waits for 12: asking for the SYNC extension "
              "takes five by itself (XSyncQueryExtension), as it asks for Generic Events, too."),),
    _measure_far,
)
START_WIRE = Line(
    "start.wire", "what passes between the program and the server from spawning a hello window to its first frame",
    _quantities("start"), _measure_start)
KEY_WIRE = Line(
    "key.wire", "what passes between the program and the server for a key that is pressed, shown, and released",
    _quantities("press"), _measure_key)
