import os
import subprocess
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .failure import Failure, TooSlow
from .picture import only_window
from .stopwatch import PATIENCE

REST = 0.5  # seconds without a wake-up, after which a program is taken to have done what it does at start


@dataclass(frozen=True)
class Process:
    """A running program, with the kernel's figures."""

    running: subprocess.Popen
    complaints: Path  # what it writes to standard error

    @property
    def pid(self):
        return self.running.pid

    @property
    def has_ended(self):
        return self.running.poll() is not None

    @property
    def complaint(self):
        return self.complaints.read_text().strip().partition("\n")[0]

    @property
    def wake_ups(self):
        """Returns the number of times its threads were scheduled so far."""
        return sum(int(line.split()[1]) for path in Path(f"/proc/{self.pid}/task").glob("*/status")
                   for line in path.read_text().splitlines() if "ctxt_switches" in line)

    @property
    def processor(self):
        """The nanoseconds that its living threads have run so far."""
        return sum(int(path.read_text().split()[0]) for path in Path(f"/proc/{self.pid}/task").glob("*/schedstat"))

    @property
    def files(self):
        """Returns its memory mappings."""
        lines = Path(f"/proc/{self.pid}/maps").read_text().splitlines()
        mapped = {fields[5] for fields in (line.split(maxsplit=5) for line in lines) if len(fields) == 6}
        return [path for path in sorted(mapped) if Path(path).is_file()]

    def memory(self, *names):
        """Returns MiB of a field of `smaps_rollup`."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()[1:]
        kibibytes = {line.split()[0].rstrip(":"): int(line.split()[1]) for line in lines}
        return [kibibytes[name] / 1024 for name in names]


def forget_files(program, server, width, height, *arguments):
    """Drops a program's files from the page cache: a new file is in smaller pieces there than an old one, and the
    kernel maps whole pieces."""
    with resting(program, server, width, height, *arguments) as process:
        files = process.files
    os.sync()
    for path in files:
        with open(path, "rb") as file:
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


@contextmanager
def started(program, server, *arguments):
    """Returns the process of a program that stays until it is killed, at the end."""
    complaints = server.directory / "complaints"
    with complaints.open("w") as file:
        running = subprocess.Popen([program.path, *map(str, arguments)], env=program.environment(server, leaves=False),
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=file)
    try:
        yield Process(running, complaints)
    finally:
        running.kill()
        running.wait()


@contextmanager
def resting(program, server, width, height, *arguments):
    """Returns the process of a program that shows its window and rests; the server has its screen in a file."""
    with started(program, server, *arguments) as process:
        deadline = time.monotonic() + PATIENCE
        # On a busy machine it may be asleep for this time before its window appears.
        while _await_rest(process, program) or not _is_shown(server, width, height):
            if time.monotonic() > deadline:
                raise Failure(f"{program.path} rests without showing a window of {width} x {height} pixels.")
        yield process


def _is_shown(server, width, height):
    picture = only_window(server)
    return (picture.width, picture.height) == (width, height) and picture.ink > 0


def _await_rest(process, program):
    deadline = time.monotonic() + PATIENCE
    seen, since = None, time.monotonic()
    while time.monotonic() < deadline:
        if process.has_ended:
            raise Failure(f"{program.path} ended though it was to stay.")
        try:
            wake_ups = process.wake_ups
        except OSError:  # a thread has just ended
            wake_ups = None
        if wake_ups != seen:
            seen, since = wake_ups, time.monotonic()
        elif time.monotonic() - since > REST:
            return
        time.sleep(0.02)
    raise TooSlow(f"Coming to rest of {program.path}", PATIENCE)
