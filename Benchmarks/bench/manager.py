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
    """Starts a window manager on a server, without the user's settings."""
    sign = server.directory / "managed"
    command = {
        # Openbox does not manage windows that are mapped while it starts.
        OPENBOX: ["openbox", "--startup", f"touch {sign}"],
        # It requests its settings from a service, which needs a session.
        XFWM4: ["dbus-run-session", "--", "sh", "-c", f"touch {sign}; exec xfwm4 --compositor=off"],
    }[name]
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "DISPLAY": server.display, "NO_AT_BRIDGE": "1",
                   **dict.fromkeys(("HOME", "XDG_RUNTIME_DIR"), str(server.directory))}
    try:
        # In a separate session, so that it ends with all processes that it has started.
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
