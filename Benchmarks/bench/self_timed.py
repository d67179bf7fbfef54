"""Programs that measure themselves: they repeat something and print its median, as one JSON object."""

import json
import os
import signal
import subprocess

from .failure import Failure, TooSlow
from .rounds import interleaved
from .server import private_server


def asked(programs, run, *arguments, preloaded=None):
    """Returns toolkit -> the output of its program for the arguments, an object for each round."""
    with private_server() as server:
        return interleaved(programs, run.brief, lambda program: answer(
            program, [program.path, *arguments], server, run.patience, preloaded=preloaded))


def asked_in_turn(programs, run, jobs):
    """Returns name -> toolkit -> outputs, an object for each round, in which every program does all jobs.

    `jobs` has the arguments of each name; the names are comparable as the programs are.
    """
    with private_server() as server:
        answers = interleaved(programs, run.brief, lambda program: {
            name: answer(program, [program.path, *arguments], server, run.patience, more={"BENCH_SERVER": str(server.process)})
            for name, arguments in jobs.items()})
    return {name: {toolkit: [each[name] for each in taken] for toolkit, taken in answers.items()} for name in jobs}


def driven(programs, run, driver, *arguments):
    """Returns toolkit -> the output of the driver, which starts the program in its last argument and operates it."""
    with private_server() as server:
        return interleaved(programs, run.brief, lambda program: answer(
            program, [driver, *arguments, program.path], server, run.patience, leaves=False))


def answer(program, command, server, patience, preloaded=None, leaves=True, more=None):
    """Returns the output of a command that runs a program, or is one; `more` is added to its environment.

    It is ended after `patience` seconds, with its child processes.
    """
    environment = {**program.environment(server, leaves), **(more or {})}
    if preloaded:
        environment["LD_PRELOAD"] = str(preloaded)
    command = [command[0], *map(str, command[1:])]
    said = " ".join([command[0].name, *command[1:]])
    try:
        started = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   text=True, env=environment, start_new_session=True)
    except OSError as error:
        raise Failure(f"{said} does not start: {error.strerror}.") from None
    try:
        output, complaints = started.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        raise TooSlow(said, patience) from None
    finally:
        # Child processes would continue, and keep its pipes open.
        _end(started)
    if started.returncode:
        complaint = (complaints.strip().splitlines() or [f"it ended with {started.returncode}"])[-1]
        raise Failure(f"{said} failed: {complaint}")
    try:
        return json.loads(output)
    except ValueError:
        raise Failure(f"{said} has printed something else than JSON: {output[:80]!r}.") from None


def _end(started):
    try:
        os.killpg(started.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    started.wait()
    for pipe in (started.stdout, started.stderr):
        pipe.close()
