from .. import row_texts
from ..goal import Goal, Growth
from ..line import Line, Quantity
from ..self_timed import asked_in_turn
from ..toolkits import GTK, QT

STEP = 37  # pixels
FRAMES = 101
# Rows are created several at a time, so steps differ; the processor time of the program and of the server is a mean.
FIGURES = {"wall": "", "late": ": 19 of 20 within", "cpu": ": cpu", "server": ": server"}
START, MIDDLE, END = PLACES = ("start", "middle", "end")


def _measure(run):
    programs = run.programs("longlist")
    for place in PLACES:
        programs = row_texts.check(programs, run, "scroll", place, 5)
        programs = row_texts.check_step(programs, run, STEP, "scroll", place)
    answers = asked_in_turn(programs, run, {place: ("scroll", place, FRAMES) for place in PLACES})
    return {_name(place, figure): {toolkit: [answer[figure] for answer in taken] for toolkit, taken in answers[place].items()}
            for place in PLACES for figure in FIGURES}


def _name(place, figure):
    return place + FIGURES[figure]


def _goals(place):
    return (Goal(QT, 0.5), Goal(GTK, 0.5), *([] if place == START else [Growth(START, 1.2)]))


LINE = Line(
    "list.scroll",
    f"a list of 1,000,000 rows is scrolled by {STEP} pixels, at its start, in its middle and near its end: from asking for it "
    "to the server having shown it; GTK without its wait for the frame clock",
    tuple(Quantity(_name(place, figure), "µs", _goals(place) if figure == "wall" else ())
          for place in PLACES for figure in FIGURES),
    _measure,
)
