import os
import platform
from dataclasses import dataclass

from .server import SCREEN, private_server


@dataclass(frozen=True)
class Machine:
    """The machine of the measurements."""

    processor: str
    cores: int
    memory_gib: float
    load_before: float  # processes at work in the last minute, before we started any
    system: str
    kernel: str
    server: str
    screen: str

    @classmethod
    def described(cls):
        load = os.getloadavg()[0]
        with private_server() as server:
            version = server.version
        return cls(
            processor=_field("/proc/cpuinfo", "model name", ":") or platform.machine(),
            cores=len(os.sched_getaffinity(0)),
            memory_gib=round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30, 1),
            load_before=round(load, 2),
            system=_field("/etc/os-release", "PRETTY_NAME", "=") or platform.system(),
            kernel=platform.release(),
            server=f"Xvfb {version}",
            screen=SCREEN,
        )


def _field(path, name, separator):
    """The value of the first line `name separator value` of a file."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            key, found, value = line.partition(separator)
            if found and key.strip() == name:
                return value.strip().strip('"')
    return None
