from .. import workshop
from ..goal import Goal
from ..line import Line, Quantity
from ..self_timed import driven
from ..toolkits import GTK, QT, RAW

PRESSES = 60
NAMES = {"median": "median", "late": "9 of 10 within"}


def measure(run):
    driver = workshop.tool("key-to-pixel", modules=("xtst", "xdamage", "x11"))
    answers = driven(run.programs("keys"), run, driver, PRESSES)
    return {name: {toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
            for key, name in NAMES.items()}


LINE = Line(
    "key.pixel",
    "from a key that is pressed while the program is idle to the label that shows it being on the screen, pixel by pixel",
    (Quantity("median", "µs", (Goal(RAW, 1.5), Goal(QT, 0.8), Goal(GTK, 1)),
              "Of the program's own time a third is the update of the changed view: its body, and making its modifiers "
              "anew under observation (CompositeNode.update); a seventh is handing the key to the view; drawing is little. "
              "As the program was idle, most of it is waiting for memory: with keys in a row it takes a third as long."),
     Quantity("9 of 10 within", "µs")),
    measure,
)
