from functools import cached_property
from pathlib import Path

from . import workshop
from .stopwatch import Stopwatch


class Run:
    """What a line needs to measure: how often, with which programs and with which clock."""

    def __init__(self, rounds, warm_ups, lozenge=None):
        self.rounds = rounds
        self.warm_ups = warm_ups
        self._lozenge = Path(lozenge).absolute() if lozenge else workshop.PROJECT / ".build" / "release" / "Hello"

    def programs(self, scene):
        return workshop.programs(scene, self._lozenge)

    @cached_property
    def stopwatch(self):
        return Stopwatch(workshop.tool("stopwatch"))
