"""The cost of motion in a window."""

from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server
from ..toolkits import GTK, QT, RAW
from ..workshop import own

NAMES = {"frames": "frames", "client": "µs a frame", "server": "µs a frame"}


def _measure(run, scene="boxes"):
    programs = run.programs(scene) if scene == "boxes" else [own("boxes", run.lozenge)]
    with private_server() as server:

        def played(program):
            return answer(program, [program.path, scene], server, run.patience, leaves=False,
                          more={"BENCH_SERVER": str(server.process)})

        answers = interleaved(programs, run, played)
    return {name: {toolkit: [answer[name] for answer in taken] for toolkit, taken in answers.items()} for name in NAMES}


BOXES = Line(
    "animate.boxes",
    "100 boxes of 20 by 20 pixels go 400 pixels across a window of 800 by 600 within two seconds: the frames that are shown, and "
    "the processor time of the program and of the server for each",
    (Quantity("frames", "frames"), Quantity("client", "µs", (Goal(QT, 0.35), Goal(GTK, 0.35))),
     Quantity("server", "µs", (Goal(RAW, 1.3),))),
    _measure,
)

QUANTITIES = {name: Quantity(name, "frames" if name == "frames" else "µs") for name in NAMES}


def _alone(name, description, scene, *limits):
    """A line without peers."""
    limited = {name: Quantity(name, "µs", (Limit(limit),)) for name, limit in limits}
    return Line(f"animate.{name}", description, tuple({**QUANTITIES, **limited}.values()), lambda run: _measure(run, scene))


REORDER = _alone("reorder", "1,000 rows in a scroll view of 800 by 600 go to the reverse order within two seconds", "rows",
                 ("client", 4000))
ONE = _alone("one", "one of 10,000 views fades within two seconds", "one", ("client", 30))
CARD = _alone("card", "a card of 300 by 200 with a shadow, a symbol and seven texts moves, fades and grows within two seconds",
              "card", ("server", 600))
