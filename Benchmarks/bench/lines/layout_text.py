from .. import row_list
from ..goal import Goal, Growth, Limit
from ..toolkits import GTK

NAMES = {"same": "as wide", "other": "another width"}
REPETITIONS = {100: 101, 1_000: 41, 10_000: 25}


def _goals(rows, name):
    least, most = min(REPETITIONS), max(REPETITIONS)
    goals = (Limit(30),)
    if rows == most:
        goals += (Goal(GTK, 0.02), Growth(row_list.quantity_name(least, name), 2))
    return goals


LINE, UNWRAPPED = row_list.lines(
    "text",
    "from setting the text of one row's label to everything in the list being in its place, nothing painted",
    "µs", NAMES, REPETITIONS, _goals)
