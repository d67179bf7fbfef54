import os
from dataclasses import dataclass
from pathlib import Path

from .toolkits import Toolkit


@dataclass(frozen=True)
class Program:
    """An executable that shows a scene with one toolkit."""

    toolkit: Toolkit
    scene: str
    path: Path

    def environment(self, server, leaves=True):
        """The environment in which it runs on `server`, and leaves after its first frame there unless told to stay.

        Built from nothing, since input methods, themes, a session bus or a fight in Battle Tracker of whoever runs the
        benchmark would change what the programs do.
        """
        kept = ("PATH", "HOME", "LD_LIBRARY_PATH")
        return {
            **{name: os.environ[name] for name in kept if name in os.environ},
            "LANG": "C.UTF-8",
            "DISPLAY": server.display,
            **dict.fromkeys(("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"),
                            str(server.directory)),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            **({"BENCH_EXIT_AFTER_FIRST_FRAME": "1", "LOZENGE_EXIT_AFTER_FIRST_FRAME": "1"} if leaves else {}),
            **self.toolkit.environment,
        }
