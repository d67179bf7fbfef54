from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from . import workshop
from .stopwatch import Stopwatch


@dataclass(frozen=True)
class Run:
    """What a line needs to measure: how often, with which programs and with which clock."""

    rounds: int
    warm_ups: int
    lozenge: Path = workshop.BUILT  # where Lozenge's own programs are
    patience: float = 60  # seconds for a program that measures itself
    gaps: list = field(default_factory=list)  # the peers that the present line does without; shared by copies

    @property
    def brief(self):
        """The same for programs that repeat and take a median themselves."""
        return replace(self, rounds=max(1, self.rounds // 3), warm_ups=min(1, self.warm_ups))

    def own(self, scene):
        """Lozenge's program alone."""
        return workshop.own(scene, self.lozenge)

    def programs(self, scene):
        """Lozenge's and everyone else's."""
        return workshop.programs(scene, self.lozenge)

    @cached_property
    def stopwatch(self):
        return Stopwatch(workshop.tool("stopwatch"))
