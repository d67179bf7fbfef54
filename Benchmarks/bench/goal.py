"""The goals for Lozenge's median.

Each has `at_most`, `value(result)`, which is None for a missing measurement, and `said(number, result)`.
"""

from dataclasses import dataclass

from .figures import short
from .toolkits import Toolkit


@dataclass(frozen=True)
class Goal:
    """At most this many times the median of another toolkit."""

    against: Toolkit
    at_most: float

    def value(self, result):
        return result.ratio(self.against)

    def said(self, number, result):
        return f"{short(number)} × {self.against.title}"


@dataclass(frozen=True)
class Limit:
    """At most this number, in the quantity's unit."""

    at_most: float

    def value(self, result):
        return result.own

    def said(self, number, result):
        return f"{short(number)} {result.quantity.unit}"


@dataclass(frozen=True)
class Growth:
    """At most this many times Lozenge's median of another quantity of the line."""

    since: str
    at_most: float

    def value(self, result):
        return result.own / result.siblings[self.since] if result.siblings[self.since] else None

    def said(self, number, result):
        return f"{short(number)} × “{self.since}”"


@dataclass(frozen=True)
class Published:
    """At most this many times a published number in the quantity's unit, which was not measured here."""

    whose: str
    number: float
    at_most: float

    def value(self, result):
        return result.own / self.number

    def said(self, number, result):
        share = f"1/{short(1 / number)}" if number else "nothing"
        return f"{share} of {self.whose}'s {short(self.number)} {result.quantity.unit} (published)"
