from ..goal import Limit
from ..line import Line, Quantity
from ..self_timed import asked

VIEWS = (1_000, 10_000)
REPETITIONS = 201
TITLES = {views: f"{views:,} views" for views in VIEWS}


def _measure(run):
    own = run.own("rows")
    samples = {}
    for views, title in TITLES.items():
        answers = asked([own], run, "state", views, REPETITIONS)[own.toolkit]
        samples[title] = {own.toolkit: [answer["wall"] for answer in answers]}
        samples[f"{title}: bodies"] = {own.toolkit: [answer["bodies"] for answer in answers]}
    return samples


LINE = Line(
    "state.change",
    "from setting the state of one view, which then has another colour, to the display list: half of the views have a "
    "state each, the other half show it",
    tuple(
        quantity
        for title in TITLES.values()
        for quantity in (
            Quantity(title, "µs", (Limit(50),)),
            Quantity(f"{title}: bodies", "a change", (Limit(1),)),
        )),
    _measure,
)
