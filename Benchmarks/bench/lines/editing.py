"""A letter typed into a text of several lines, empty and long."""

from dataclasses import replace

from .. import workshop
from ..goal import Goal
from ..line import Line, Quantity
from ..manager import OPENBOX, managed
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server
from ..toolkits import GTK, QT

TIMES = 30
LENGTHS = {"empty": 0, "100 kB": 100_000, "1 MB": 1_000_000, "20 MB": 20_000_000}
# At the start of the text, so that what follows moves.
KEYS = "(click:300,200) (ctrl+Home) x"


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
