from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from . import workshop
from .stopwatch import Stopwatch


@dataclass(frozen=True)
class Run:
    """The context of a line: the number of rounds, the programs and the clock."""

    rounds: int
    warm_ups: int
    lozenge: Path = workshop.BUILT  # where Lozenge's own programs are
    patience: float = 60  # seconds for a program that measures itself
    gaps: list = field(default_factory=list)  # the peers that the present line does without; shared by copies

    @property
    def brief(self):
        """Returns the same for programs that repeat and take a median themselves."""
        return replace(self, rounds=max(1, self.rounds // 3), warm_ups=min(1, self.warm_ups))

    def own(self, scene):
        """Lozenge's program alone."""
        return workshop.own(scene, self.lozenge)

    def programs(self, scene):
        """Lozenge's program and all others."""
        return workshop.programs(scene, self.lozenge)

    @cached_property
    def stopwatch(self):
        return Stopwatch(workshop.tool("stopwatch"))
