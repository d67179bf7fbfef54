from dataclasses import dataclass
from typing import Callable


@dataclass(frozen=True)
class Quantity:
    """One thing a line measures, smaller being better; the goals are those of `goal.py`."""

    name: str
    unit: str
    goals: tuple = ()
    reason: str = ""  # what a profiler has found to be the cause where a goal is missed; said only then


@dataclass(frozen=True)
class Line:
    """One measurement, of all toolkits or of Lozenge alone.

    `measure(run)` returns the samples: quantity name -> toolkit -> list of numbers.
    """

    name: str
    about: str
    quantities: tuple
    measure: Callable
    is_slow: bool = False  # measured only when it is asked for by its name
