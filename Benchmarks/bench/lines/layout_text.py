from .. import row_list
from ..goal import Goal, Growth, Limit
from ..line import Line, Quantity
from ..toolkits import GTK

NAMES = {"same": "as wide", "other": "another width"}
REPETITIONS = {100: 201, 1_000: 101, 10_000: 41}


def measure(run):
    return row_list.measure(run, "text", NAMES, REPETITIONS)


def _quantity(rows, name):
    least, most = min(REPETITIONS), max(REPETITIONS)
    goals = (Limit(30),)
    if rows == most:
        goals += (Goal(GTK, 0.02), Growth(row_list.quantity_name(least, name), 2))
    return Quantity(row_list.quantity_name(rows, name), "µs", goals)


LINE = Line(
    "layout.text",
    "from setting the text of one row's label to everything in the list being in its place, nothing painted",
    tuple(_quantity(rows, name) for name in NAMES.values() for rows in REPETITIONS),
    measure,
)
