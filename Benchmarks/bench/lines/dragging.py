from .. import workshop
from ..goal import Limit
from ..line import Line, Quantity
from ..manager import OPENBOX, XFWM4, managed
from ..rounds import interleaved
from ..self_timed import answer
from ..server import private_server

STEPS = 60
NAMES = {"lost": "steps lost", "longest": "not drawn, longest"}


def measure(run):
    driver = workshop.tool("drag-resize", modules=("xtst", "x11"))
    programs = run.programs("hello")
    samples = {}
    for manager in (OPENBOX, XFWM4):
        with private_server() as server, managed(server, manager):
            answers = interleaved(programs, run.brief, lambda program: answer(
                program, [driver, program.path], server, run.patience, leaves=False))
        for key, name in NAMES.items():
            samples[f"{manager}: {name}"] = {
                toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
    return samples


LINE = Line(
    "drag",
    f"the hello window is made larger by dragging with Alt and the right button, {STEPS} steps 12 ms apart: how many of "
    "the sizes were not to be seen, and how long at most its corner was not drawn",
    tuple(quantity for manager, goals in ((OPENBOX, (Limit(0),)), (XFWM4, ()))
          for quantity in (Quantity(f"{manager}: {NAMES['lost']}", f"of {STEPS}", goals),
                           Quantity(f"{manager}: {NAMES['longest']}", "ms"))),
    measure,
)
