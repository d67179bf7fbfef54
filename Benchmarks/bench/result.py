from dataclasses import dataclass

from .line import Goal, Line, Quantity
from .summary import Summary
from .toolkits import LOZENGE, PEERS


@dataclass(frozen=True)
class Verdict:
    """What became of a goal. Its ratio is None, and so is `met`, where the other toolkit was not measured."""

    goal: Goal
    ratio: float | None

    @property
    def met(self):
        return None if self.ratio is None else self.ratio <= self.goal.at_most


@dataclass(frozen=True)
class Result:
    """One row of the table: a quantity of a line, measured for every toolkit."""

    line: Line
    quantity: Quantity
    summaries: dict

    def ratio(self, toolkit):
        """Lozenge's median as a multiple of the toolkit's; None where that was not measured."""
        other = self.summaries.get(toolkit)
        return self.summaries[LOZENGE].median / other.median if other and other.median else None

    @property
    def best_peer(self):
        measured = [peer for peer in PEERS if peer in self.summaries]
        return min(measured, key=lambda peer: self.summaries[peer].median, default=None)

    @property
    def verdicts(self):
        return [Verdict(goal, self.ratio(goal.against)) for goal in self.quantity.goals]


def results(line, samples):
    return [
        Result(line, quantity, {toolkit: Summary.of(taken) for toolkit, taken in samples[quantity.name].items()})
        for quantity in line.quantities
    ]
