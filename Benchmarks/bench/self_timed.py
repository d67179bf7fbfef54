"""Programs that measure themselves: they repeat something and print its median, as one JSON object."""

import json
import subprocess

from .failure import Failure
from .rounds import interleaved
from .server import private_server

PATIENCE = 60  # seconds


def asked(programs, run, *arguments, preloaded=None):
    """Toolkit -> what its program printed when started with the arguments, an object for each round."""
    with private_server() as server:
        return interleaved(programs, run.brief, lambda program: answer(
            program, [program.path, *arguments], server, preloaded=preloaded))


def driven(programs, run, driver, *arguments):
    """Toolkit -> what the driver printed, which starts the program that it is told last and does something to it."""
    with private_server() as server:
        return interleaved(programs, run.brief, lambda program: answer(
            program, [driver, *arguments, program.path], server, leaves=False))


def answer(program, command, server, preloaded=None, leaves=True, more=None):
    """What a command prints that runs a program, or is one; `more` is added to its environment."""
    environment = {**program.environment(server, leaves), **(more or {})}
    if preloaded:
        environment["LD_PRELOAD"] = str(preloaded)
    command = [command[0], *map(str, command[1:])]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, env=environment,
                               stdin=subprocess.DEVNULL, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failure(f"{command[0].name} {' '.join(command[1:])} took more than {PATIENCE} seconds.") from None
    if ended.returncode:
        complaint = (ended.stderr.strip().splitlines() or [f"it ended with {ended.returncode}"])[-1]
        raise Failure(f"{command[0].name} {' '.join(command[1:])} failed: {complaint}")
    return json.loads(ended.stdout)
