import hashlib
import platform
import re
import subprocess
from pathlib import Path

from .failure import Failure

# Libraries whose instructions count along with ours: always, for text, for drawing.
CODE = ("processor", "Swift", "the C library")
TEXT = CODE + ("Pango", "HarfBuzz", "FreeType", "DejaVu Sans")
DRAWING = TEXT + ("Xlib", "XRender", "Xft")

MODULES = {"Pango": "pangoft2", "HarfBuzz": "harfbuzz", "FreeType": "freetype2", "Xlib": "x11", "XRender": "xrender",
           "Xft": "xft"}


def surroundings():
    """Name -> version of the software that the number of instructions depends on besides our code."""
    swift = re.search(r"Swift version (\S+)", _said("swift", "--version"))
    return {
        "processor": platform.machine(),
        "Swift": swift[1] if swift else "unknown",
        "the C library": " ".join(platform.libc_ver()),
        "DejaVu Sans": _contents("DejaVu Sans", "DejaVu Sans:bold"),
        **{name: _said("pkg-config", "--modversion", module).strip() for name, module in MODULES.items()},
    }


def _contents(*patterns):
    """Returns a short hash of the contents of some fonts."""
    files = [_said("fc-match", "--format=%{file}", pattern) for pattern in patterns]
    return hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:12]


def _said(*command):
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (FileNotFoundError, subprocess.CalledProcessError):
        raise Failure(f"“{' '.join(command)}” does not tell its version; `make instructions` installs it.") from None
