from ..goal import Growth
from ..line import Line, Quantity
from ..self_timed import asked

LEVELS = (10, 20, 30)
REPETITIONS = 5001


def measure(run):
    own = run.own("rows")
    samples = {}
    for levels in LEVELS:
        answers = asked([own], run, "depth", levels, REPETITIONS)
        samples[f"{levels} levels"] = {own.toolkit: [answer["new"] for answer in answers[own.toolkit]]}
    return samples


LINE = Line(
    "layout.depth",
    "from giving rows in columns in rows … another size to everything being in its place; each level is a stack "
    "that holds a colour and the next level",
    tuple(Quantity(f"{levels} levels", "µs/view", (Growth("10 levels", 1.2),) if levels > 10 else (),
                   "Of the growth 9 percent are instructions (callgrind); the rest is waiting for memory, as the views of "
                   "30 levels are larger than the first cache.")
          for levels in LEVELS),
    measure,
)
