import signal
import subprocess
from dataclasses import dataclass

from .failure import Failure, TooSlow

PATIENCE = 30  # seconds, far beyond any start, so that a program that never draws ends the run with a sentence


@dataclass(frozen=True)
class Reading:
    """The cost of one run of a program: milliseconds, milliseconds of processor, MiB at the peak."""

    wall: float
    cpu: float
    peak: float


class Stopwatch:
    """Runs programs to their end by way of `tools/stopwatch.c`."""

    def __init__(self, path):
        self._path = path

    def time(self, program, server, *arguments):
        ended = subprocess.run([self._path, str(PATIENCE), program.path, *map(str, arguments)], capture_output=True, text=True,
                               env=program.environment(server), stdin=subprocess.DEVNULL)
        if ended.returncode == 128 + signal.SIGKILL:
            raise TooSlow(f"The start of {program.path}", PATIENCE)
        if ended.returncode:
            complaint = (ended.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise Failure(f"{program.path} did not leave after its first frame with status 0 "
                          f"(but {ended.returncode}): {complaint}")
        wall, cpu, peak = (int(number) for number in ended.stdout.split())
        return Reading(wall / 1e6, cpu / 1e6, peak / 1024)
