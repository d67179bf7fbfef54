from .. import workshop
from ..goal import Limit
from ..line import Line, Quantity
from ..self_timed import asked

ROWS = 1_000
NAMES = {"first": "after the first layout", "later": "after 20 more widths", "shaping": "shaped texts included"}


def measure(run):
    own = run.own("rows")
    answers = asked([own], run, "memory", ROWS, preloaded=workshop.tool("count-heap", "-shared"))[own.toolkit]
    return {name: {own.toolkit: [answer[key] for answer in answers]} for key, name in NAMES.items()}


LINE = Line(
    "layout.memory",
    "what a list of 1,000 rows takes of the heap for each view, beyond the views' own values and strings",
    tuple(Quantity(name, "bytes/view", () if key == "shaping" else (Limit(400),)) for key, name in NAMES.items()),
    measure,
)
