from .. import row_texts
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..self_timed import asked_in_turn
from ..toolkits import GTK, QT

FRAMES = 51
# What the programs call an edit, and its name in the table.
EDITS = {"insert": "insert", "delete": "delete", "move": "move", "send": "move out of sight"}


def _measure(run):
    programs = run.programs("longlist")
    for edit in EDITS:
        programs = row_texts.check(programs, run, edit, 5)
    answers = asked_in_turn(programs, run, {edit: (edit, FRAMES) for edit in EDITS})
    return {_name(edit, figure): {toolkit: [answer[figure] for answer in taken] for toolkit, taken in answers[edit].items()}
            for edit in EDITS for figure in ("wall", "cpu")}


def _name(edit, figure):
    return EDITS[edit] if figure == "wall" else f"{EDITS[edit]}, {figure}"


LINE = Line(
    "list.edit",
    "one of 100,000 rows with random ids, in the middle of the list and visible, is inserted, deleted, moved by four places or "
    "out of sight: from changing the array or the model to the server having shown it; GTK without its wait for the frame clock",
    tuple(Quantity(_name(edit, figure), "µs", (Limit(5_000), Goal(QT, 0.5), Goal(GTK, 0.5)) if figure == "wall" else ())
          for edit in EDITS for figure in ("wall", "cpu")),
    _measure,
)
