from dataclasses import dataclass

from .line import Line, Quantity
from .summary import Summary
from .toolkits import LOZENGE, PEERS


@dataclass(frozen=True)
class Verdict:
    """The result for a goal. Its value and `met` are None for a missing measurement."""

    goal: object
    value: float | None

    @property
    def met(self):
        return None if self.value is None else self.value <= self.goal.at_most


@dataclass(frozen=True)
class Result:
    """One row of the table: a quantity of a line, measured for every toolkit."""

    line: Line
    quantity: Quantity
    summaries: dict
    siblings: dict  # Lozenge's medians of all quantities of the line, by name
    gaps: dict  # toolkit -> Gap, of those that this was not measured for

    @property
    def own(self):
        """Lozenge's median."""
        return self.summaries[LOZENGE].median

    def ratio(self, toolkit):
        """Returns Lozenge's median as a multiple of the toolkit's; None for a missing measurement."""
        other = self.summaries.get(toolkit)
        return self.own / other.median if other and other.median else None

    @property
    def best_peer(self):
        measured = [peer for peer in PEERS if peer in self.summaries]
        return min(measured, key=lambda peer: self.summaries[peer].median, default=None)

    @property
    def verdicts(self):
        return [Verdict(goal, goal.value(self)) for goal in self.quantity.goals]


def results(line, samples, gaps=()):
    summaries = {name: {toolkit: Summary.of(taken) for toolkit, taken in by_toolkit.items()}
                 for name, by_toolkit in samples.items()}
    siblings = {name: by_toolkit[LOZENGE].median for name, by_toolkit in summaries.items()}
    return [Result(line, quantity, summaries[quantity.name], siblings,
                   {gap.toolkit: gap for gap in reversed(gaps) if gap.toolkit not in summaries[quantity.name]})
            for quantity in line.quantities]
