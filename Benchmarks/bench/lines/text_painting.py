"""The cost of drawing text, beside the minimum with X11's own libraries."""

import subprocess

from .. import texts, witness, workshop
from ..goal import Goal
from ..line import Line, Quantity
from ..self_timed import asked
from ..toolkits import RAW

FRAMES = 201
TIMES = {"wall": "µs", "cpu": "µs"}
SENT = {"requests": "a frame", "bytes": "a frame"}


def _measure(scene, job):
    """Returns the function of a line: `job` of all programs, with drawings from Lozenge's program."""

    def measure(run):
        glyphs = glyphs_of(run.own("paint"), scene)
        programs = witness.check_equal(run.programs("paint"), run, job, 2, glyphs)
        timed = asked(programs, run, job, FRAMES, glyphs)
        counted = asked(programs, run, job, FRAMES, glyphs, preloaded=workshop.tool("count-wire", "-shared"))
        return {**samples_of(timed, TIMES), **samples_of(counted, SENT)}

    return measure


def _measure_frame(run):
    return samples_of(asked([run.own("paint")], run, "frame", FRAMES), TIMES)


def samples_of(answers, names):
    return {name: {toolkit: [answer[name] for answer in taken] for toolkit, taken in answers.items()} for name in names}


def glyphs_of(program, scene):
    """Writes the glyphs with their positions to a file for the peer."""
    said = subprocess.run([program.path, "glyphs", scene], check=True, capture_output=True, text=True)
    return texts.file(f"glyphs-{scene}.txt", said.stdout.splitlines())


def quantities(units, *goals):
    return tuple(Quantity(name, unit, goals) for name, unit in units.items())


DRAW = Line(
    "text.draw",
    "from a display list of 200 rows of three texts, all in another colour than before, to the server having drawn it "
    "into a pixmap and copied that to the window; all glyphs are there",
    (Quantity("wall", "µs", (Goal(RAW, 1.3),)), Quantity("cpu", "µs"), *quantities(SENT, Goal(RAW, 1.3))),
    _measure("rows", "draw"),
)
FRAME = Line(
    "text.frame",
    "the same rows from the state that decides on their colour, update, layout and display list included",
    quantities(TIMES),
    _measure_frame,
)
EMOJI = Line(
    "text.emoji",
    "the same for 20 emoji of 32 pixels that move by one; Xft may keep all of them",
    (*quantities(TIMES), *quantities(SENT, Goal(RAW, 1.3))),
    _measure("emoji", "emoji"),
)
