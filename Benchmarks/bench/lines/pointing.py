"""A button under the pointer, a press, a menu that opens; 200 controls that get another width."""

from .. import workshop
from ..goal import Goal, Limit
from ..line import Line, Quantity
from ..self_timed import asked, driven
from ..toolkits import GTK, QT, RAW

TIMES = 30
FRAMES = 31
NAMES = {"whole": "median", "late": "9 of 10 within", "first": "something of it"}


def _operated(action, is_raw_able):
    def measure(run):
        driver = workshop.tool("pointer-to-pixel", modules=("xtst", "xdamage", "x11"))
        programs = [program for program in run.programs("controls") if is_raw_able or program.toolkit is not RAW]
        answers = driven(programs, run, driver, action, TIMES)
        return {name: {toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
                for key, name in NAMES.items()}

    return measure


def _line(name, about, action, *goals, is_raw_able=True):
    return Line(name, f"from {about} being on the screen, pixel by pixel, while the program is idle",
                (Quantity("median", "µs", goals), Quantity("9 of 10 within", "µs"), Quantity("something of it", "µs")),
                _operated(action, is_raw_able))


def _resized(run):
    programs = [program for program in run.programs("controls") if program.toolkit is not RAW]
    answers = asked(programs, run, "resize", FRAMES)
    return {key: {toolkit: [answer[key] for answer in taken] for toolkit, taken in answers.items()}
            for key in ("wall", "cpu")}


HOVER = _line("control.hover", "the pointer moving onto a button to its look", "hover", Goal(RAW, 1.5))
PRESS = _line("control.press", "a press on a button to its look", "press", Goal(RAW, 1.5))
MENU = _line("menu.open", "a click on a menu's button to its items", "menu", Limit(16_000), is_raw_able=False)
RESIZE = Line(
    "controls.resize", "a window of 200 controls gets another width: from asking for it to the server having shown it; GTK "
    "without its wait for the frame clock",
    (Quantity("wall", "µs", (Goal(QT, 0.5), Goal(GTK, 0.5))), Quantity("cpu", "µs")), _resized)
