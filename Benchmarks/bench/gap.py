"""Peers that fail or are too slow: the line continues without them, and reports it."""

from dataclasses import dataclass

from .failure import Failure
from .toolkits import LOZENGE, Toolkit


@dataclass(frozen=True)
class Gap:
    """A toolkit without a measurement for a part of a line."""

    toolkit: Toolkit
    said: str  # in the table
    reason: str


def spare(program, run, failure):
    """Records that a peer has failed; a failure of Lozenge ends the line."""
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
