"""The actions of a game master by keyboard among 1,000 combatants."""

from dataclasses import replace

from .. import workshop
from ..encounter import Encounter, identity
from ..failure import Failure
from ..goal import Limit
from ..line import Line, Quantity
from ..manager import OPENBOX, managed
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server

COMBATANTS, TIMES, DAMAGE = 1000, 20, 5
ROUNDS = 3
ACTIONS = {"turn": "ctrl+Return", "look": "Down", "remove": "Delete", "undo": "ctrl+z", "digit": str(DAMAGE),
           "damage": "Return"}
# A click focuses the list, and ctrl+d the field for damage.
KEYS = f"(click:200,150) ctrl+Return Down Delete ctrl+z (ctrl+d) {DAMAGE} Return"
NAMES = {"median": "median", "late": "9 of 10 within"}
FRAME = 16  # milliseconds


def measure(run):
    # A run takes more than a minute; of its 20 times the slowest two do not count, such as the first.
    run = replace(run, rounds=min(ROUNDS, run.rounds), warm_ups=0, patience=4 * run.patience)
    driver = workshop.tool("keys-to-rest", modules=("xtst", "xdamage", "x11"))
    program = run.own("tracker")
    with private_server() as server, managed(server, OPENBOX):

        def played(program):
            encounter = Encounter(server.directory)
            encounter.begin(COMBATANTS)
            taken = answer(program, [driver, TIMES, KEYS, program.path], server, run.patience, leaves=False)
            if encounter.outcome != (COMBATANTS, identity(TIMES - 1), TIMES * DAMAGE):
                raise Failure("Battle Tracker has not done what the keys mean: combatants, whose turn it is, and damage are "
                              f"{encounter.outcome} at the end.")
            return taken

        answers = interleaved([program], run, played)
    return {f"{action}: {name}": {toolkit: [answer[key][figure] for answer in taken] for toolkit, taken in answers.items()}
            for action, key in ACTIONS.items() for figure, name in NAMES.items()}


LINE = Line(
    "tracker.keys",
    f"from a key pressed in Battle Tracker, {COMBATANTS:,} combatants in its fight, to the first frame that shows its effect: "
    "the next turn, a look at the next one, taking that one out, undoing it, a digit typed as damage, and the damage done",
    tuple(Quantity(f"{action}: {name}", "ms", (Limit(FRAME),) if figure == "late" else ())
          for action in ACTIONS for figure, name in NAMES.items()),
    measure,
)
