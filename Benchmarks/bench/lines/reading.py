"""Windows that a program reads, a screen reader for one."""

from ..goal import Growth, Limit
from ..line import Line, Quantity
from ..self_timed import asked, asked_in_turn

VIEWS = 10_000
REPETITIONS = 201
FRAMES = 101
SILENT, READ = "read by none", "read"
DEARER = "dearer"


def _measure_text(run):
    own = run.own("rows")
    answers = asked([own], run, "read", VIEWS, REPETITIONS)[own.toolkit]
    return {
        SILENT: {own.toolkit: [answer["silent"] for answer in answers]},
        DEARER: {own.toolkit: [answer["read"] - answer["silent"] for answer in answers]},
        "elements told": {own.toolkit: [answer["changes"] for answer in answers]},
    }


TEXT = Line(
    "access.text",
    f"from setting one of {VIEWS:,} texts to the display list and, while a program reads the window, the changes that are told: "
    "how much dearer that is",
    (
        Quantity(SILENT, "µs"),
        Quantity(DEARER, "µs", (Limit(20),)),
        Quantity("elements told", "a change", (Limit(1),)),
    ),
    _measure_text,
)


def _measure_scrolling(run):
    own = run.own("longlist")
    jobs = {SILENT: ("scroll", "middle", FRAMES), READ: ("scroll-read", "middle", FRAMES)}
    answers = asked_in_turn([own], run, jobs)
    return {_name(name, figure): {toolkit: [answer[figure] for answer in taken] for toolkit, taken in answers[name].items()}
            for name in jobs for figure in ("wall", "cpu")}


def _name(name, figure):
    return name if figure == "wall" else f"{name}: {figure}"


SCROLLING = Line(
    "access.scroll",
    "the list of `list.scroll` is scrolled in its middle while a program reads the window: from asking for it to the server having "
    "shown it",
    tuple(Quantity(_name(name, figure), "µs", (Growth(_name(SILENT, figure), 1.05),) if name == READ else ())
          for name in (SILENT, READ) for figure in ("wall", "cpu")),
    _measure_scrolling,
)
