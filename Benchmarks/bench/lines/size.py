"""The size of an app, and the time to build it."""

import re
import subprocess
from pathlib import Path

from ..goal import Growth
from ..line import Line, Quantity
from ..program import Program
from ..resting import forget_files, resting
from ..sample_app import DEBUG, DYNAMIC, STATIC, SampleApp
from ..server import private_server
from ..toolkits import LOZENGE

CHANGES = 5
BOTH = (STATIC, DYNAMIC)
SIZE = (400, 200)
MEBIBYTE = 2**20


def _runtime(path):
    """The libraries of Swift to ship with a program."""
    said = subprocess.run(["ldd", path], check=True, capture_output=True, text=True).stdout
    found = [Path(path) for path in re.findall(r"=> (/\S+)", said)]
    folders = {library.parent for library in found if library.name == "libswiftCore.so"}
    return [library for library in found if library.parent in folders]


def _measure_binary(run):
    app = SampleApp()
    for kind in BOTH:
        app.built(kind)
    programs = {kind: Program(LOZENGE, "hello", app.stripped(kind)) for kind in BOTH}
    sizes = {kind: program.path.stat().st_size / MEBIBYTE for kind, program in programs.items()}
    runtime = sum(library.stat().st_size for library in _runtime(programs[DYNAMIC].path)) / MEBIBYTE
    samples = {"static: program": [sizes[STATIC]], "dynamic: program": [sizes[DYNAMIC]],
               "dynamic: with runtime": [sizes[DYNAMIC] + runtime]}
    with private_server(picture=True) as server:
        for program in programs.values():
            forget_files(program, server, *SIZE)
        for index in range(run.warm_ups + run.rounds):
            for kind, program in programs.items():
                start = run.stopwatch.time(program, server).wall
                with resting(program, server, *SIZE) as process:
                    memory, = process.memory("Pss")
                if index >= run.warm_ups:
                    samples.setdefault(f"{kind}: start", []).append(start)
                    samples.setdefault(f"{kind}: PSS", []).append(memory)
    return {name: {LOZENGE: taken} for name, taken in samples.items()}


def _measure_build(run):
    app = SampleApp()
    samples = {}
    for kind in (STATIC, DEBUG):
        app.say("Hello, world")
        samples[f"{NAMES[kind]}, clean"] = {LOZENGE: [app.built(kind)]}
        changed = []
        for change in range(CHANGES):
            app.say(f"Hello, world number {change}")
            changed.append(app.built(kind))
        samples[f"{NAMES[kind]}, one line changed"] = {LOZENGE: changed}
    return samples


NAMES = {STATIC: "release", DEBUG: "debug"}

BINARY = Line(
    "size.binary",
    "an app with one text, stripped, with Swift's runtime in it and beside it: what has to be installed, its start, and "
    "its memory at rest",
    (Quantity("static: program", "MiB"), Quantity("dynamic: program", "MiB"), Quantity("dynamic: with runtime", "MiB"),
     # The installed program is linked statically; it has to be the better one.
     Quantity("static: start", "ms", (Growth("dynamic: start", 1),)), Quantity("dynamic: start", "ms"),
     Quantity("static: PSS", "MiB", (Growth("dynamic: PSS", 1),)), Quantity("dynamic: PSS", "MiB")),
    _measure_binary,
    is_slow=True,
)
BUILD = Line(
    "size.build",
    "building that app in a package of its own, with all of Lozenge the first time, and after one line of it has changed",
    tuple(Quantity(f"{name}, {what}", "s") for name in NAMES.values() for what in ("clean", "one line changed")),
    _measure_build,
    is_slow=True,
)
