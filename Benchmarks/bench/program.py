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
        """Returns the environment for `server`, with an exit after the first frame by default.

        Built from nothing: the user's input method, theme, session bus and encounters would change the programs.
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
