"""The cost of motion in a window."""

from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server
from ..toolkits import GTK, QT, RAW


def _measure(run, scene, programs=None):
    with private_server() as server:

        def played(program):
            return answer(program, [program.path, scene], server, run.patience, leaves=False,
                          more={"BENCH_SERVER": str(server.process)})

        answers = interleaved(programs or run.programs("motion"), run, played)
    return {name: {toolkit: [answer[name] for answer in taken] for toolkit, taken in answers.items()}
            for name in ("frames", "client", "server")}


def _line(name, scene, motion, client, server=()):
    """The frames of a motion of two seconds, and the processor time of the program and of the server for each.

    `client` and `server` are their goals.
    """
    return Line(
        f"animate.{name}",
        f"{motion} within two seconds: the frames that are shown, and the processor time of the program and of the server for "
        "each",
        (Quantity("frames", "frames"), Quantity("client", "µs", client), Quantity("server", "µs", server)),
        lambda run: _measure(run, scene),
    )


BOXES = _line("boxes", "boxes", "100 boxes of 20 by 20 pixels go 400 pixels across a window of 800 by 600",
              (Goal(QT, 0.35), Goal(GTK, 0.35)), (Goal(RAW, 1.3),))
REORDER = _line("reorder", "rows", "1,000 rows in a scroll view of 800 by 600 go to the reverse order", (Limit(4000),))
ONE = _line("one", "one", "one of 10,000 views fades", (Limit(30), Goal(RAW, 1.5)))
CARD = _line("card", "card", "a card of 300 by 200 with a shadow, a symbol and seven texts moves, fades and grows", (),
             (Limit(600), Goal(RAW, 1.5)))
RING = Line(
    "animate.ring",
    "twelve wedges with angular gradients, in a ring of 300 by 300 that is flattened, change their angles and depths within two "
    "seconds",
    tuple(Quantity(name, "frames" if name == "frames" else "µs") for name in ("frames", "client", "server")),
    lambda run: _measure(run, "ring", [run.own("motion")]),
)
