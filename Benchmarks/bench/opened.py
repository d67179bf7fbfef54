"""Compares what is opened over lists by the widths of its blue texts."""

from pathlib import Path

from . import row_texts
from .failure import Failure
from .gap import kept
from .picture import Picture
from .row_texts import RowTexts
from .self_timed import answer
from .server import private_server
from .toolkits import LOZENGE
from .workshop import BUILT

WIDTH, HEIGHT = 400, 600
MENU = 350  # columns left of the main menu, which the peers do not have
MOMENTS = BEFORE, FIRST, AFTER = "before", "first", "after"


def check(programs, run, driver, scene, texts):
    """Returns the programs that show the list of Lozenge before and its `texts` after; other peers are recorded in
    `run.gaps`. The first text and the last are not compared. Stores the pictures beside the built programs."""
    pictures = kept(programs, run, lambda program: _pictures(program, run, driver, scene))
    alike = row_texts.check_alike({program: each[BEFORE] for program, each in pictures.items()}, run, scene,
                                  columns=MENU)
    rows = {program: RowTexts.of(pictures[program][AFTER], has_ink=row_texts.is_blue) for program in alike}
    own = next(each for program, each in rows.items() if program.toolkit is LOZENGE)

    def compare(program):
        if len(rows[program].widths) != texts - 2 or not rows[program].resembles(own):
            raise Failure(f"{program.path} {scene} opens something else than Lozenge: the widths of its texts are "
                          f"{rows[program].widths} instead of {own.widths}.")

    return list(kept(alike, run, compare))


def _pictures(program, run, driver, scene):
    with private_server() as server:
        answer(program, [driver, scene, 1, server.directory, program.path], server, run.patience, leaves=False)
        pictures = {moment: _read(server.directory / moment) for moment in MOMENTS}
    for moment, picture in pictures.items():
        picture.write_png(BUILT / f"{program.toolkit.key}-{scene}-{moment}.png")
    return pictures


def _read(path: Path):
    data, line = path.read_bytes(), 4 * WIDTH
    return Picture(WIDTH, HEIGHT, tuple(data[start:start + line] for start in range(0, line * HEIGHT, line)))
