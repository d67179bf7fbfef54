from .. import row_list
from ..goal import Goal, Growth
from ..line import Line, Quantity
from ..toolkits import QT

NAMES = {"new": "new width", "seen": "seen width"}
REPETITIONS = {100: 201, 1_000: 41, 10_000: 11}


def measure(run):
    return row_list.measure(run, "relayout", NAMES, REPETITIONS)


def _quantity(rows, name):
    least = min(REPETITIONS)
    growth = (Growth(row_list.quantity_name(least, name), 1.5),) if rows > least else ()
    return Quantity(row_list.quantity_name(rows, name), "µs/row", (Goal(QT, 0.5), *growth))


LINE = Line(
    "layout.relayout",
    "from giving a list of rows another width to everything in it being in its place, nothing painted",
    tuple(_quantity(rows, name) for name in NAMES.values() for rows in REPETITIONS),
    measure,
)
