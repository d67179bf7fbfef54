from .. import row_texts
from ..goal import Growth
from ..line import Line, Quantity
from ..self_timed import asked
from ..toolkits import LOZENGE

FRAMES = 11
NAME_WIDTH = 180  # pixels of the first column
ALONE = "the sort alone"


def _measure(run):
    programs = row_texts.check(run.programs("table"), run, "sort", 5, columns=NAME_WIDTH)
    answers = asked(programs, run, "sort", FRAMES)
    samples = {name: {toolkit: [answer[figure] for answer in taken] for toolkit, taken in answers.items()}
               for name, figure in (("shown", "wall"), ("shown, cpu", "cpu"))}
    samples[ALONE] = {LOZENGE: [answer["alone"] for answer in answers[LOZENGE]]}
    return samples


LINE = Line(
    "table.sort",
    "a table of 100,000 rows and three columns is sorted by one of two columns with numbers, in turn: from the new order to the "
    "server having shown it; GTK without its wait for the frame clock. The sort alone is Swift's, of the same array by the "
    "same key path",
    (Quantity("shown", "µs", (Growth(ALONE, 1.5),)), Quantity("shown, cpu", "µs"), Quantity(ALONE, "µs")),
    _measure,
)
