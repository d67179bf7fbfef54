"""A page that is pushed, and a sheet that is presented, over a list of 1,000 rows."""

from .. import opened, workshop
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..self_timed import driven
from ..toolkits import GTK, QT

TIMES = 15
NAMES = {"seen": "something of it", "late": "9 of 10 within", "drawn": "first pixel", "whole": "all of it"}
# Goals of at most 1 × each are that of the better one.
GOALS = (Limit(16_000), Goal(QT, 1), Goal(GTK, 1))


def _line(name, scene, about, texts):
    """`texts` is the number of blue texts below each other."""

    def measure(run):
        driver = workshop.tool("key-to-frame", modules=("xtst", "xdamage", "x11"))
        programs = opened.check(run.programs("pages"), run, driver, scene, texts)
        answers = driven(programs, run, driver, scene, TIMES, "-")
        return {name: {toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
                for key, name in NAMES.items()}

    return Line(name, f"from a key that {about}, while the program is idle, to something of it being on the screen; the first "
                "pixel may be hardly visible, and all of it is there when its motion has ended",
                tuple(Quantity(figure, "µs", GOALS if key == "seen" else ()) for key, figure in NAMES.items()), measure)


PUSH = _line("navigation.push", "push", "pushes a page with a title, ten texts and a button over a list of 1,000 rows", 11)
SHEET = _line("sheet.open", "sheet", "presents a sheet with five fields and two buttons over a list of 1,000 rows", 5)
