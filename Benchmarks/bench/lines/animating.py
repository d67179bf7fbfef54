"""The cost of motion in a window."""

from ..goal import Goal
from ..line import Line, Quantity
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server
from ..toolkits import GTK, QT, RAW

NAMES = {"frames": "frames", "client": "µs a frame", "server": "µs a frame"}


def _measure(run):
    with private_server() as server:

        def played(program):
            return answer(program, [program.path], server, run.patience, leaves=False,
                          more={"BENCH_SERVER": str(server.process)})

        answers = interleaved(run.programs("boxes"), run, played)
    return {name: {toolkit: [answer[name] for answer in taken] for toolkit, taken in answers.items()} for name in NAMES}


BOXES = Line(
    "animate.boxes",
    "100 boxes of 20 by 20 pixels go 400 pixels across a window of 800 by 600 within two seconds: the frames that are shown, and "
    "the processor time of the program and of the server for each",
    (Quantity("frames", "frames"), Quantity("client", "µs", (Goal(QT, 0.35), Goal(GTK, 0.35))),
     Quantity("server", "µs", (Goal(RAW, 1.3),))),
    _measure,
)
