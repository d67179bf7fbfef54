from dataclasses import dataclass
from typing import Callable

from .toolkits import Toolkit


@dataclass(frozen=True)
class Goal:
    """Lozenge's median is to be at most this many times the other's."""

    against: Toolkit
    at_most: float


@dataclass(frozen=True)
class Quantity:
    """One thing a line measures, smaller being better."""

    name: str
    unit: str
    goals: tuple = ()


@dataclass(frozen=True)
class Line:
    """One measurement of all toolkits.

    `measure(run)` returns the samples: quantity name -> toolkit -> list of numbers.
    """

    name: str
    about: str
    quantities: tuple
    measure: Callable
