from .. import workshop
from ..goal import Limit
from ..line import Line, Quantity
from ..self_timed import asked

ROWS = 1_000
REPETITIONS = 50
NAMES = {"same": "same width", "seen": "seen width", "new": "new width", "containers": "every container, new width"}


def measure(run):
    own = run.own("rows")
    counter = workshop.tool("count-heap", "-shared")
    answers = asked([own], run, "allocations", ROWS, REPETITIONS, preloaded=counter)[own.toolkit]
    return {name: {own.toolkit: [answer[key] for answer in answers]} for key, name in NAMES.items()}


LINE = Line(
    "layout.allocations",
    "how often all threads take memory while a list of 1,000 rows is laid out again, and one of every kind of "
    "container, on average",
    tuple(Quantity(name, "calls", (Limit(0),)) for name in NAMES.values()),
    measure,
)
