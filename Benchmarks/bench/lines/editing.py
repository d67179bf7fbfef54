"""A text of several lines, empty and long: a letter typed into it, its first frame, its memory, and another width."""

from dataclasses import replace

from .. import workshop
from ..gap import kept
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..manager import OPENBOX, managed
from ..resting import forget_files, resting
from ..rounds import interleaved
from ..self_timed import answer, asked_in_turn
from ..server import private_server
from ..toolkits import GTK, QT

TIMES = 30
LENGTHS = {"empty": 0, "100 kB": 100_000, "1 MB": 1_000_000, "20 MB": 20_000_000}
# At the start of the text, so that what follows moves.
KEYS = "(click:300,200) (ctrl+Home) x"


SIZE = (800, 600)
LONG = 20_000_000
FRAMES = 51


def measure(run):
    driver = workshop.tool("keys-to-rest", modules=("xtst", "xdamage", "x11"))
    run = replace(run, rounds=1, warm_ups=0)
    with private_server() as server, managed(server, OPENBOX):
        answers = interleaved(run.programs("editor"), run, lambda program: {
            name: answer(program, [driver, TIMES, KEYS, program.path, length], server, run.patience, leaves=False)
            for name, length in LENGTHS.items()})
    return {name: {toolkit: [each[name]["x"]["median"] for each in taken] for toolkit, taken in answers.items()}
            for name in LENGTHS}


LINE = Line(
    "editor.key",
    "from a letter typed at the start of a text to the last that is drawn because of it",
    tuple(Quantity(name, "ms", (Goal(QT, 0.8), Goal(GTK, 0.8))) for name in LENGTHS),
    measure,
)


def _measure_open(run):
    with private_server() as server:
        readings = interleaved(run.programs("editor"), run, lambda program: {
            name: run.stopwatch.time(program, server, length).wall for name, length in (("empty", 0), ("20 MB", LONG))})
    return {name: {toolkit: [reading[name] for reading in taken] for toolkit, taken in readings.items()}
            for name in ("empty", "20 MB")}


def _measure_memory(run):
    with private_server(picture=True) as server:
        programs = list(kept(run.programs("editor"), run, lambda program: forget_files(program, server, *SIZE, LONG)))

        def held(program, length):
            with resting(program, server, *SIZE, length) as process:
                return process.memory("Pss")[0]

        readings = interleaved(programs, run.brief, lambda program: held(program, LONG) - held(program, 0))
    return {MORE: {toolkit: list(taken) for toolkit, taken in readings.items()}}


def _measure_resize(run):
    answers = asked_in_turn([run.own("controls")], run, {"1 MB": ("resize-editor", FRAMES)})
    return {"1 MB": {toolkit: [answer["wall"] for answer in taken] for toolkit, taken in answers["1 MB"].items()}}


MORE = "20 MB, beyond an empty text"
OPEN = Line(
    "editor.open",
    "from spawning a window of 800 x 600 with that text to its first frame done by the server, and the process gone",
    (Quantity("empty", "ms"), Quantity("20 MB", "ms", (Goal(QT, 1), Goal(GTK, 1)))),
    _measure_open,
)
MEMORY = Line(
    "editor.memory",
    "what the same window holds of memory once it rests (PSS)",
    (Quantity(MORE, "MiB", (Limit(3 * LONG / 2 ** 20),)),),
    _measure_memory,
)
RESIZE = Line(
    "editor.resize",
    "a window with a text of 1 MB gets another width: from asking for it to the server having shown it",
    (Quantity("1 MB", "µs", (Limit(4000),)),),
    _measure_resize,
)
