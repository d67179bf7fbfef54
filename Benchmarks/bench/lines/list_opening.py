"""A list of a million rows beside one of a hundred: its first frame, and its memory."""

from .. import row_texts
from ..gap import kept
from ..goal import Goal, Growth
from ..line import Line, Quantity
from ..resting import forget_files, resting
from ..rounds import interleaved
from ..server import private_server
from ..toolkits import GTK, QT

SIZE = (400, 600)
FEW, MANY = 100, 1_000_000
SOME = 1_000  # in memory: beside fewer rows, those that are visible would be all


def _title(rows):
    return f"{rows:,} rows"


def _measure_open(run):
    programs = row_texts.check(run.programs("longlist"), run, "open", MANY)
    with private_server() as server:
        readings = interleaved(programs, run, lambda program: {
            rows: run.stopwatch.time(program, server, "open", rows).wall for rows in (FEW, MANY)})
    return {_title(rows): {toolkit: [reading[rows] for reading in taken] for toolkit, taken in readings.items()}
            for rows in (FEW, MANY)}


def _measure_memory(run):
    programs = run.programs("longlist")
    with private_server(picture=True) as server:
        programs = list(kept(programs, run, lambda program: forget_files(program, server, *SIZE, "open", MANY)))

        def read(program):
            found = {}
            for rows in (SOME, MANY):
                with resting(program, server, *SIZE, "open", rows) as process:
                    (found[rows],) = process.memory("Pss")
            return found

        readings = interleaved(programs, run.brief, read)
    return {_title(rows): {toolkit: [reading[rows] for reading in taken] for toolkit, taken in readings.items()}
            for rows in (SOME, MANY)}


OPEN = Line(
    "list.open",
    "from spawning a window of 400 x 600 with a list of numbered rows to its first frame done by the server, and the "
    "process gone; the peers make their texts when they are asked for them",
    (Quantity(_title(FEW), "ms"),
     Quantity(_title(MANY), "ms", (Growth(_title(FEW), 2), Goal(QT, 1), Goal(GTK, 1)))),
    _measure_open,
)
MEMORY = Line(
    "list.memory",
    "what the same window holds of memory once it rests (PSS)",
    (Quantity(_title(SOME), "MiB"), Quantity(_title(MANY), "MiB", (Growth(_title(SOME), 1.5),))),
    _measure_memory,
)
