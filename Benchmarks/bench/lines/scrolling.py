"""1,000 rows in a scroll view: it is scrolled, its window is resized, one row changes."""

from .. import witness
from ..goal import Goal
from ..gap import kept
from ..line import Line, Quantity
from ..self_timed import asked
from ..toolkits import GTK, QT
from .text_painting import TIMES, samples_of

STEP = 37  # pixels
FRAMES = {"scroll-step": 101, "scroll-resize": 31, "row": 101}


def _measure(job):

    def measure(run):
        programs = list(kept(run.programs("list"), run, lambda program: witness.check_rows(
            program, job, STEP if job == "scroll-step" else 0)))
        return samples_of(asked(programs, run, job, FRAMES[job]), TIMES)

    return measure


def _line(name, job, said, *goals):
    return Line(
        name, f"a window onto 1,000 rows in a scroll {said}: from asking for it to the server having shown it; GTK "
        "without its wait for the frame clock", (Quantity("wall", "µs", goals), Quantity("cpu", "µs")), _measure(job))


# Goals of at most 0.5 × each are that of 0.5 × the better one.
STEP_LINE = _line("scroll.step", "scroll-step", f"is scrolled by {STEP} pixels")
RESIZE_LINE = _line("scroll.resize", "scroll-resize", "gets another width, and with it every row",
                    Goal(QT, 0.5), Goal(GTK, 0.5))
ROW_LINE = _line("row.change", "row", "in which one row that can be seen gets another, wider or narrower, text")
