from .. import row_texts
from ..goal import Goal, Growth, Limit
from ..line import Line, Quantity
from ..self_timed import asked, asked_in_turn
from ..toolkits import GTK, LOZENGE, QT

FRAMES = 51
# What the programs call an edit, and its name in the table.
EDITS = {"insert": "insert", "delete": "delete", "move": "move", "send": "move out of sight"}
# An insertion after so many rows were visible, which Lozenge notes.
SEEN, SEEN_NAME = "insert-seen", "insert, 5,000 rows seen"


def _measure(run):
    programs = run.programs("longlist")
    for edit in EDITS:
        programs = row_texts.check(programs, run, edit, 5)
    answers = asked_in_turn(programs, run, {edit: (edit, FRAMES) for edit in EDITS})
    samples = {}
    for edit, name in EDITS.items():
        samples[name] = {toolkit: [answer["wall"] for answer in taken] for toolkit, taken in answers[edit].items()}
        samples[_alone(name)] = {LOZENGE: [answer["array"] for answer in answers[edit][LOZENGE]]}
    own = run.own("longlist")
    samples[SEEN_NAME] = {LOZENGE: [answer["wall"] for answer in asked([own], run, SEEN, FRAMES)[LOZENGE]]}
    return samples


def _alone(name):
    return f"{name}: the array alone"


LINE = Line(
    "list.edit",
    "one of 100,000 rows with random ids, in the middle of the list and visible, is inserted, deleted, moved by four places or "
    "out of sight: from changing the array or the model to the server having shown it; GTK without its wait for the frame "
    "clock. The array alone is Swift's, which is copied because the view has it, too",
    (*(quantity for name in EDITS.values() for quantity in (
        Quantity(name, "µs", (Limit(5_000), Goal(QT, 0.5), Goal(GTK, 0.5))), Quantity(_alone(name), "µs"))),
     Quantity(SEEN_NAME, "µs", (Limit(5_000), Growth(EDITS["insert"], 1.2)))),
    _measure,
)
