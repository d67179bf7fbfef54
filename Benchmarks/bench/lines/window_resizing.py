"""A toolbar and a split view in a window that gets another width."""

from ..failure import Failure
from ..goal import Growth
from ..line import Line, Quantity
from ..picture import Picture
from ..row_texts import RowTexts, is_black, is_blue
from ..self_timed import asked_in_turn
from ..witness import last_picture

FRAMES = 51
ITEMS = 6
GAP = 16  # pixels, less than between two items and more than between two words
PLAIN, FRAMED = "columns alone", "toolbar and split view"
JOBS = {PLAIN: "resize-plain", FRAMED: "resize-framed"}


def check(program):
    """Fails unless both windows show the same columns, one below a toolbar with all items."""
    plain, framed = (last_picture(program, job, 5) for job in JOBS.values())
    tops = [RowTexts.of(picture, has_ink=is_blue).tops for picture in (plain, framed)]
    height = tops[1][0] - tops[0][0] if all(tops) else 0
    if height <= 0 or _texts(framed, height) != ITEMS:
        raise Failure(f"{program.path} {JOBS[FRAMED]} does not show a toolbar with {ITEMS} items above its texts.")
    pixels = _part(plain, 0, height).differing(_part(framed, height, 0))
    # The line between the columns.
    if pixels > plain.height - height:
        raise Failure(f"{program.path} shows other columns below a toolbar: {pixels} pixels differ.")


def _part(picture, above, below):
    """Returns a picture without some rows above and below."""
    rows = picture.rows[above:picture.height - below]
    return Picture(picture.width, len(rows), rows)


def _texts(picture, height):
    """Returns the number of black texts beside each other in the upper rows."""
    inked = [x for x in range(picture.width) if any(is_black(*row[4 * x:4 * x + 3]) for row in picture.rows[:height])]
    return sum(right - left > GAP for left, right in zip([-GAP - 1, *inked], inked))


def _measure(run):
    own = run.own("controls")
    check(own)
    answers = asked_in_turn([own], run, {name: (job, FRAMES) for name, job in JOBS.items()})
    return {_name(name, figure): {toolkit: [answer[figure] for answer in taken] for toolkit, taken in answers[name].items()}
            for name in JOBS for figure in ("wall", "cpu")}


def _name(name, figure):
    return name if figure == "wall" else f"{name}: {figure}"


LINE = Line(
    "window.resize",
    "a window with a sidebar and 40 texts gets another width, the columns beside each other in a stack or in a split view with "
    "a toolbar of six items above: from asking for it to the server having shown it",
    tuple(Quantity(_name(name, figure), "µs", (Growth(PLAIN, 1.1),) if (name, figure) == (FRAMED, "wall") else ())
          for name in JOBS for figure in ("wall", "cpu")),
    _measure,
)
