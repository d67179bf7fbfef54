"""The cost of drawing a window, beside the minimum with X11's own libraries."""

from .. import witness
from ..goal import Goal, Growth
from ..line import Line, Quantity
from ..self_timed import asked
from ..toolkits import GTK, QT, RAW
from .. import workshop
from .text_painting import FRAMES, SENT, TIMES, glyphs_of, quantities, samples_of

# A corner's coverage is calculated in two ways, which may differ by this many levels of 255.
CORNERS = 3
RESIZES = 51


def _measure_draw(run):
    glyphs = glyphs_of(run.own("paint"), "cards")
    programs = witness.check_equal(run.programs("paint"), run, "cards", 2, glyphs, levels=CORNERS)
    timed = asked(programs, run, "cards", FRAMES, glyphs)
    counted = asked(programs, run, "cards", FRAMES, glyphs, preloaded=workshop.tool("count-wire", "-shared"))
    return {**samples_of(timed, TIMES), **samples_of(counted, SENT)}


def _measure_change(run):
    """The quantities of a frame in which all cards change, and of one in which one does."""
    programs = [run.own("paint")]
    samples = {}
    for job, prefix in (("frame-cards", "all"), ("card", "one")):
        timed = samples_of(asked(programs, run, job, FRAMES), TIMES)
        counted = samples_of(asked(programs, run, job, FRAMES, preloaded=workshop.tool("count-wire", "-shared")), SENT)
        samples.update({f"{prefix}: {name}": taken for name, taken in {**timed, **counted}.items()})
    return samples


def _measure_resize(run):
    programs = run.programs("cards")
    return samples_of(asked(programs, run, "resize", RESIZES), TIMES)


DRAW = Line(
    "paint.draw",
    "from a display list of 200 cards with round corners and three texts each, all in other colours than before, to the "
    "server having drawn it into a pixmap and copied that to the window",
    (Quantity("wall", "µs", (Goal(RAW, 1.5),)), Quantity("cpu", "µs"), *quantities(SENT, Goal(RAW, 1.5))),
    _measure_draw,
)
CHANGE = Line(
    "paint.change",
    "the same cards from the state that decides on their colour to the server having drawn it: all of them, or one of 200; "
    "eight frames in a row, which the server is then waited for",
    (*(Quantity(f"all: {name}", unit) for name, unit in {**TIMES, **SENT}.items()),
     *(Quantity(f"one: {name}", unit, (Growth(f"all: {name}", 0.02),) if name in ("wall", "bytes") else ())
       for name, unit in {**TIMES, **SENT}.items())),
    _measure_change,
)
RESIZE = Line(
    "paint.resize",
    "a window with 48 cards (round corners, borders, circles with gradients, bars, three texts each) gets another width: "
    "from asking for it to the server having shown it; GTK without its wait for the frame clock",
    (Quantity("wall", "µs", (Goal(QT, 1), Goal(GTK, 1))), Quantity("cpu", "µs")),
    _measure_resize,
)
