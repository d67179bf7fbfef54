import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from . import texts, workshop
from .failure import Failure
from .server import private_server
from .surroundings import CODE, DRAWING, TEXT

PATIENCE = 300  # seconds
# The plainest ways to copy and compare memory, available on every processor.
NO_VECTORS = "glibc.cpu.hwcaps=" + ",".join(
    f"-{name}" for name in ("AVX", "AVX2", "AVX_Fast_Unaligned_Load", "BMI2", "ERMS", "MOVBE", "SSSE3", "SSE4_2"))


@dataclass(frozen=True)
class Scene:
    """A repeated action of one of Lozenge's programs. The cost of a repetition is the difference between many and few
    of them, without the start. Only the main thread counts: the start of other threads varies."""

    name: str
    program: str
    arguments: tuple  # None stands for the repetitions
    few: int
    many: int
    surroundings: tuple

    def command(self, directory, repetitions):
        given = [argument() if callable(argument) else argument for argument in self.arguments]
        return [workshop.own(self.program, directory).path,
                *(str(repetitions if argument is None else argument) for argument in given)]


SCENES = (
    Scene("relayout of 100 rows, at a new and a seen width", "rows", ("relayout", 100, None, "wrapped"), 10, 1_010, TEXT),
    Scene("layout of 100 rows, all invalidated", "rows", ("invalidated", 100, None, "wrapped"), 10, 510, TEXT),
    Scene("re-break of 1,300 characters", "text", ("rebreak", lambda: texts.paragraph(1300), None), 20, 2_520, TEXT),
    Scene("update of one of 1,000 views", "rows", ("state", 1_000, None), 20, 1_020, CODE),
    Scene("paint of 200 cards", "paint", ("cards", None), 5, 45, DRAWING),
)


def counted(scene, directory):
    """Returns the instructions of one repetition, including those of the called libraries."""
    with private_server() as server:
        few, many = (_count(scene.command(directory, each), server) for each in (scene.few, scene.many))
    return (many - few) / (scene.many - scene.few)


def _count(command, server):
    environment = {
        **workshop.own("rows", command[0].parent).environment(server),
        # Otherwise the order of dictionaries and the addresses differ in every run.
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "GLIBC_TUNABLES": NO_VECTORS,
    }
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "calls"
        try:
            ended = subprocess.run(
                ["valgrind", "--tool=callgrind", "--separate-threads=yes", f"--callgrind-out-file={notes}", *command],
                capture_output=True, text=True, env=environment, stdin=subprocess.DEVNULL, timeout=PATIENCE)
        except FileNotFoundError:
            raise Failure("valgrind is not installed; `make instructions` installs it.") from None
        except subprocess.TimeoutExpired:
            raise Failure(f"{command[0].name} takes more than {PATIENCE} seconds under valgrind.") from None
        main_thread = notes.with_name("calls-01")
        found = main_thread.is_file() and re.search(r"^totals: (\d+)", main_thread.read_text(encoding="utf-8"), re.MULTILINE)
    if ended.returncode or not found:
        raise Failure(f"{command[0].name} failed under valgrind: {(ended.stderr.strip().splitlines() or ['silently'])[-1]}")
    return int(found[1])
