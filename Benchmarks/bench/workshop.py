import os
import shlex
import subprocess
from pathlib import Path

from .failure import Failure
from .program import Program
from .toolkits import LOZENGE, TOOLKITS

BENCHMARKS = Path(__file__).resolve().parents[1]
PROJECT = BENCHMARKS.parent
BUILT = PROJECT / ".build" / "bench"


# The name of SwiftPM's program for the scene.
PRODUCTS = {"hello": "Hello", "rows": "LayoutBench", "text": "TextBench", "paint": "PaintBench", "cards": "PaintBench",
            "list": "PaintBench", "longlist": "ListBench", "table": "ListBench", "pages": "ListBench",
            "keys": "KeyBench", "editor": "EditorBench", "controls": "ControlBench", "motion": "MotionBench", "card": "CharacterCard", "tracker": "BattleTracker"}


def own(scene, directory):
    """Returns Lozenge's program for the scene, in `directory`."""
    return Program(LOZENGE, scene, _existing(directory / PRODUCTS[scene]))


def programs(scene, directory):
    """Returns Lozenge's program for the scene, and those of the installed toolkits."""
    peers = [peer(toolkit, scene) for toolkit in TOOLKITS if version(toolkit) and _source(toolkit, scene).exists()]
    if not peers:
        raise Failure("There is nothing to compare with; `make bench` installs it.")
    return [own(scene, directory), *peers]


def tool(name, *flags, modules=()):
    """Compiles a program in `tools/` against pkg-config modules."""
    libraries = _pkg_config("--libs", modules) if modules else ()
    return _compiled(BENCHMARKS / "tools" / f"{name}.c", BUILT / name, flags, libraries)


def version(toolkit):
    """Returns the installed version of the toolkit; None if it is not installed."""
    if not toolkit.modules:
        return None
    try:
        subprocess.run(["pkg-config", "--exists", *toolkit.modules], check=True)
        return _pkg_config("--modversion", toolkit.modules[:1])[0]
    except FileNotFoundError:
        raise Failure("pkg-config is not installed; `make bench` installs it.") from None
    except subprocess.CalledProcessError:
        return None


def _existing(path):
    if not (path.is_file() and os.access(path, os.X_OK)):
        raise Failure(f"There is no {path}. `make bench` builds it; “swift build -c release --product {path.name}” "
                      "does, too: name its directory with --lozenge.")
    return path


def peer(toolkit, scene):
    """Compiles another toolkit's program for the scene."""
    source = _source(toolkit, scene)
    path = _compiled(source, BUILT / source.stem, _pkg_config("--cflags", toolkit.modules),
                     [*_pkg_config("--libs", toolkit.modules), "-lm"])
    return Program(toolkit, scene, path)


def _source(toolkit, scene):
    return BENCHMARKS / "peers" / f"{toolkit.key}-{scene}{toolkit.suffix}"


def _pkg_config(option, modules):
    answer = subprocess.run(["pkg-config", option, *modules], check=True, capture_output=True, text=True)
    return shlex.split(answer.stdout)


def _compiled(source, output, flags, libraries=()):
    # Shared headers are beside them.
    changed = max(path.stat().st_mtime for path in (source, *source.parent.glob("*.h")))
    if output.exists() and output.stat().st_mtime > changed:
        return output
    output.parent.mkdir(parents=True, exist_ok=True)
    compiler = ["c++", "-std=c++17"] if source.suffix == ".cpp" else ["cc"]
    command = [*compiler, "-O2", "-fPIC", "-Wall", "-Wextra", *flags, source, "-o", output, *libraries]
    try:
        subprocess.run(command, check=True)
    except FileNotFoundError:
        raise Failure(f"{compiler[0]} is not installed; `make bench` installs it.") from None
    except subprocess.CalledProcessError:
        raise Failure(f"{source.relative_to(PROJECT)} does not compile.") from None
    return output
