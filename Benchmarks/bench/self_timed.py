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
        return interleaved(programs, run.brief, lambda program: _answer(program, server, arguments, preloaded))


def _answer(program, server, arguments, preloaded):
    environment = program.environment(server)
    if preloaded:
        environment["LD_PRELOAD"] = str(preloaded)
    command = [program.path, *map(str, arguments)]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, env=environment,
                               stdin=subprocess.DEVNULL, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failure(f"{program.path.name} {' '.join(command[1:])} took more than {PATIENCE} seconds.") from None
    if ended.returncode:
        complaint = (ended.stderr.strip().splitlines() or [f"it ended with {ended.returncode}"])[-1]
        raise Failure(f"{program.path.name} {' '.join(command[1:])} failed: {complaint}")
    return json.loads(ended.stdout)
