"""Compares the screens of all programs at their exit.

A program that exited too early, in another size or with another text would only seem fast.
"""

import os
import statistics
import subprocess
import time

from . import workshop
from .failure import Failure, TooSlow
from .gap import kept
from .picture import only_window
from .resting import resting
from .server import private_server
from .stopwatch import PATIENCE
from .toolkits import LOZENGE


# The distance of a row's square from the left, and its colour in a picture.
SQUARE, BLUE = 24, b"\xff\0\0"


def check(programs, run, width, height):
    """Returns the programs that have drawn the same window; other peers are recorded in `run.gaps`. Stores their
    pictures beside the built programs."""
    pictures = kept(programs, run, last_picture)
    peers = [picture.ink for program, picture in pictures.items() if program.toolkit is not LOZENGE]
    usual = statistics.median(peers or [picture.ink for picture in pictures.values()])

    def compare(program):
        picture = pictures[program]
        if (picture.width, picture.height) != (width, height):
            raise Failure(f"{program.path} leaves a window of {picture.width} x {picture.height} pixels "
                          f"on the screen where {width} x {height} are to be compared.")
        # Antialiasing and hinting differ between the toolkits, by far less than this.
        if not usual / 2 <= picture.ink <= usual * 2:
            raise Failure(f"{program.path} has coloured {picture.ink} pixels when it leaves, the peers about "
                          f"{usual:.0f}: it shows something else, or leaves before its frame is there.")

    return list(kept(pictures, run, compare))


def check_equal(programs, run, *arguments, levels=0):
    """Returns the programs with the same window for the arguments, pixel by pixel within some levels of 255; fails if
    Lozenge's differs. Peers without one are recorded in `run.gaps`."""
    pictures = kept(programs, run, lambda program: last_picture(program, *arguments))
    first, *others = pictures
    if not pictures[first].ink:
        raise Failure(f"{first.path} has drawn nothing when it leaves.")
    for other in others:
        pixels = pictures[first].differing(pictures[other], levels)
        if pixels:
            raise Failure(f"{other.path} and {first.path} show different things: {pixels} pixels differ.")
    return list(pictures)


def check_complete(program):
    """Fails unless a program's window at exit is the one at rest, without messages: a frame without its pictures does
    not count."""
    left = last_picture(program)
    with private_server(picture=True) as server, resting(program, server, left.width, left.height) as process:
        if process.complaint:
            raise Failure(f"{program.path} says: {process.complaint}")
        pixels = left.differing(only_window(server))
    if pixels or not left.ink:
        raise Failure(f"{program.path} leaves before its window is complete: {pixels} pixels are to change.")


def check_rows(program, job, step):
    """Fails unless rows with blue squares on the left are visible after some frames of a job, and one frame later
    shifted by the given number of pixels, modulo whole rows."""
    before, after = (last_picture(program, job, frames) for frames in (4, 5))
    squares = [[y for y, (colour, above) in enumerate(zip(column, [b"", *column])) if colour == BLUE != above]
               for column in (picture.column(SQUARE) for picture in (before, after))]
    if any(len(tops) < 5 for tops in squares):
        raise Failure(f"{program.path} {job} does not show rows with squares.")
    row = squares[0][-1] - squares[0][-2]
    # A square that is clipped at the top begins elsewhere.
    moved = (squares[0][-1] - squares[1][-1]) % row
    if moved != step % row or not before.differing(after):
        raise Failure(f"{program.path} {job} has moved its rows by {moved} pixels instead of {step % row}, or has "
                      "changed nothing.")


def last_picture(program, *arguments):
    """Returns the window of a program at its exit."""
    hold = workshop.tool("hold-exit", "-shared")
    with private_server(picture=True) as server:
        held = subprocess.Popen([program.path, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                env={**program.environment(server), "LD_PRELOAD": str(hold)})
        try:
            _await_stop(held.pid, program)
            picture = only_window(server)
        finally:
            held.kill()
            held.wait()
    name = "-".join([program.toolkit.key, *(arguments[:1] or [program.scene])])
    picture.write_png(workshop.BUILT / f"{name}.png")
    return picture


def _await_stop(pid, program):
    """Waits until the program is stopped at its exit."""
    deadline = time.monotonic() + PATIENCE
    wanted = os.WSTOPPED | os.WEXITED | os.WNOHANG | os.WNOWAIT
    while time.monotonic() < deadline:
        seen = os.waitid(os.P_PID, pid, wanted)
        if seen and seen.si_code == os.CLD_STOPPED:
            return
        if seen:
            raise Failure(f"{program.path} ended before it could be seen what it had drawn.")
        time.sleep(0.005)
    raise TooSlow(f"The first frame of {program.path}", PATIENCE)
