"""The cost of the text engine, beside Pango alone."""

from .. import texts, workshop
from ..failure import Failure
from ..goal import Goal, Growth, Limit
from ..line import Line, Quantity
from ..self_timed import asked
from ..toolkits import LOZENGE, PANGO


def _samples(answers, key):
    return {toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items() if key in taken[0]}


def _check_alike(answers, key, tolerance):
    """Fails unless both have the same result, as otherwise the comparison is void."""
    if PANGO not in answers:
        return
    own, other = answers[LOZENGE][0][key], answers[PANGO][0][key]
    if abs(own - other) > tolerance * other:
        raise Failure(f"The {key} of the text: {own:g} in Lozenge, {other:g} in Pango; not one thing is compared.")


def _measure_rebreak(run):
    answers = asked(run.programs("text"), run, "rebreak", texts.paragraph(1300), 21)
    _check_alike(answers, "lines", 0)
    return {"1,300 characters": _samples(answers, "new")}


def _measure_labels(run):
    latin = asked(run.programs("text"), run, "labels", texts.labels(20_000))
    cyrillic = asked(run.programs("text"), run, "labels", texts.cyrillic_labels(20_000))
    for answers in (latin, cyrillic):
        # Lozenge rounds each label's width up to a whole pixel.
        _check_alike(answers, "width", 0.01)
    return {"never seen": _samples(latin, "new"), "never seen, Cyrillic": _samples(cyrillic, "new"),
            "seen before": _samples(latin, "seen")}


def _measure_paragraphs(run):
    answers = asked([run.own("text")], run, "paragraphs", texts.paragraphs(1000, 200), 21)
    return {"broken": _samples(answers, "engine"), "laid out": _samples(answers, "views")}


def _measure_cache(run):
    answers = asked([run.own("text")], run, "cache", texts.labels(100_000),
                    preloaded=workshop.tool("count-heap", "-shared"))
    return {"said": _samples(answers, "said"), "heap": _samples(answers, "heap"),
            "forgotten": _samples(answers, "forgotten")}


REBREAK = Line(
    "text.rebreak",
    "from giving a paragraph that is shaped a width it never had to knowing its size; in Pango "
    "pango_layout_set_width and pango_layout_get_size",
    (Quantity("1,300 characters", "µs", (Goal(PANGO, 1 / 200),)),),
    _measure_rebreak,
)
LABEL = Line(
    "text.label",
    "from a short string to its size; in Pango pango_itemize and pango_shape_full and nothing more",
    (*(Quantity(name, "µs", (Goal(PANGO, 1.2),),
                "Two thirds of the instructions are Pango's and HarfBuzz's (callgrind); most others are the text's copy of "
                "its glyphs, and what it is found by again.")
       for name in ("never seen", "never seen, Cyrillic")),
     Quantity("seen before", "µs", (Limit(0.3),))),
    _measure_labels,
)
PARAGRAPHS = Line(
    "text.paragraphs",
    "1,000 shaped paragraphs of 200 characters at a width they never had: their lines broken by the text engine; "
    "and laid out as views under each other, which has the goal",
    (Quantity("broken", "ms"), Quantity("laid out", "ms", (Limit(2),))),
    _measure_paragraphs,
)
CACHE = Line(
    "text.cache",
    "100,000 different labels shaped: the most that the text engine says it keeps and that the heap has grown by, and "
    "how many of the last 1,000 were forgotten",
    (Quantity("said", "MiB", (Limit(16),)), Quantity("heap", "MiB", (Growth("said", 1.25),)),
     Quantity("forgotten", "%", (Limit(0),))),
    _measure_cache,
)
