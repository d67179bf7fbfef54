import os
import signal
import subprocess
import time
from contextlib import contextmanager

from .failure import Failure

OPENBOX, XFWM4 = "openbox", "xfwm4"
PATIENCE = 10  # seconds


@contextmanager
def managed(server, name):
    """A window manager on a server, without anybody's settings."""
    sign = server.directory / "managed"
    command = {
        # Windows that are mapped while openbox starts are forgotten by it.
        OPENBOX: ["openbox", "--startup", f"touch {sign}"],
        # It asks a service for its settings, for which there has to be a session.
        XFWM4: ["dbus-run-session", "--", "sh", "-c", f"touch {sign}; exec xfwm4 --compositor=off"],
    }[name]
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "DISPLAY": server.display, "NO_AT_BRIDGE": "1",
                   **dict.fromkeys(("HOME", "XDG_RUNTIME_DIR"), str(server.directory))}
    try:
        # In a session of its own, so that it ends with all that it has started.
        process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, start_new_session=True)
    except FileNotFoundError:
        raise Failure(f"{command[0]} is not installed; `make bench` installs it.") from None
    try:
        deadline = time.monotonic() + PATIENCE
        while not sign.exists():
            if process.poll() is not None or time.monotonic() > deadline:
                raise Failure(f"{name} did not start.")
            time.sleep(0.02)
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
