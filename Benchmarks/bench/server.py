import os
import select
import socket
import struct
import subprocess
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .failure import Failure

SCREEN = "1280x1024x24"


@dataclass(frozen=True)
class Server:
    """A private X server, with a temporary directory."""

    display: str
    directory: Path
    # Its process.
    process: int

    @property
    def version(self):
        """The release the server names when a client connects, such as 21.1.7."""
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(f"/tmp/.X11-unix/X{self.display[1:]}")
            client.sendall(struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0))
            release = struct.unpack_from("<8xI", client.recv(12, socket.MSG_WAITALL))[0]
        return f"{release // 100000 % 100}.{release // 1000 % 100}.{release % 1000}"


@contextmanager
def private_server(picture=False):
    """Runs an Xvfb for the length of a `with`; with `picture`, its screen is in a file of its directory."""
    with tempfile.TemporaryDirectory(prefix="bench-") as directory:
        options = ["-fbdir", directory] if picture else []
        process, display = _started(options)
        try:
            yield Server(display, Path(directory), process.pid)
        finally:
            process.terminate()
            process.wait()


def _started(options):
    # The server picks a free display and reports it when ready: no race, no polling.
    reader, writer = os.pipe()
    # Without -noreset the server restarts when its last client disconnects, during the next start.
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", SCREEN, "-noreset", "-nolisten", "tcp", *options]
    try:
        process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        raise Failure("Xvfb is not installed; `make bench` installs it.") from None
    finally:
        os.close(writer)
    with open(reader, "rb") as answer:
        ready, _, _ = select.select([answer], [], [], 20)
        number = answer.readline().strip() if ready else b""
    if not number:
        process.kill()
        process.wait()
        raise Failure("Xvfb did not start.")
    return process, f":{number.decode()}"
