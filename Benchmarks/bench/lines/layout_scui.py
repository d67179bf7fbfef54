from ..goal import Published
from ..line import Line, Quantity
from ..self_timed import asked

WHOSE = "SwiftCrossUI"
AT_MOST = 1 / 200
# The published numbers, in milliseconds, and the name of the case in `lozenge/`.
CASES = {"grid": ("grid", 16 * 16, 194), "message list": ("messages", 1_000, 966)}
WAYS = {"size": "new size", "restyled": "other font", "first": "first layout"}
REPETITIONS = 21


def measure(run):
    own = run.own("rows")
    samples = {}
    for case, (name, count, _) in CASES.items():
        answers = asked([own], run, name, count, REPETITIONS)[own.toolkit]
        for key, way in WAYS.items():
            samples[f"{case}, {way}"] = {own.toolkit: [answer[key] for answer in answers]}
    return samples


def _quantity(case, way):
    # The published case is a layout of unchanged views without caches: at a new size.
    goals = (Published(WHOSE, CASES[case][2], AT_MOST),) if way == WAYS["size"] else ()
    return Quantity(f"{case}, {way}", "ms", goals)


LINE = Line(
    "layout.scui",
    "the whole of two windows laid out: at a size that is new, when every text gets another font, and for the first "
    "time, making the tree included; the texts are shaped by then. The peer's numbers are published, not measured here",
    tuple(_quantity(case, way) for case in CASES for way in WAYS.values()),
    measure,
)
