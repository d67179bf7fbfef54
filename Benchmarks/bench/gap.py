"""Peers that fail or are too slow: the line goes on without them, and says so."""

from dataclasses import dataclass

from .failure import Failure
from .toolkits import LOZENGE, Toolkit


@dataclass(frozen=True)
class Gap:
    """A toolkit that a part of a line was not measured for."""

    toolkit: Toolkit
    said: str  # in the table
    reason: str


def spare(program, run, failure):
    """Notes that a peer has failed; Lozenge's own failure ends the line."""
    if program.toolkit is LOZENGE:
        raise failure
    run.gaps.append(Gap(program.toolkit, failure.said, str(failure)))


def kept(programs, run, do):
    """Program -> what `do(program)` returned, without the peers that it failed for."""
    outcomes = {}
    for program in programs:
        try:
            outcomes[program] = do(program)
        except Failure as failure:
            spare(program, run, failure)
    return outcomes
