from .. import row_list
from ..goal import Goal, Growth
from ..toolkits import QT

NAMES = {"new": "new width", "seen": "seen width"}
REPETITIONS = {100: 101, 1_000: 21, 10_000: 3}


def _goals(rows, name):
    least = min(REPETITIONS)
    growth = (Growth(row_list.quantity_name(least, name), 1.5),) if rows > least else ()
    return (Goal(QT, 0.5), *growth)


REASON = (
    "A row of 12 views takes as many instructions in any list, but is a hundred lines of the cache or more (callgrind), a "
    "quarter of them again when it is placed: 10,000 rows are more than the caches hold, and each waits for memory.")
LINE, UNWRAPPED = row_list.lines(
    "relayout",
    "from giving a list of rows another width to everything in it being in its place, nothing painted",
    "µs/row", NAMES, REPETITIONS, _goals, REASON)
INVALIDATED, INVALIDATED_UNWRAPPED = row_list.lines(
    "invalidated",
    "from having everything in a list of rows forget its size, and giving it another width, to everything in it being in "
    "its place, nothing painted",
    "µs/row", {"seen": NAMES["seen"]}, REPETITIONS, _goals, REASON)
