import statistics
from dataclasses import dataclass


@dataclass(frozen=True)
class Summary:
    """A list of samples in brief. Between `low` and `high` lies their middle half."""

    median: float
    low: float
    high: float
    least: float
    most: float
    samples: tuple

    @classmethod
    def of(cls, samples):
        low, median, high = (statistics.quantiles(samples, n=4, method="inclusive")
                             if len(samples) > 1 else samples * 3)
        return cls(median, low, high, min(samples), max(samples), tuple(samples))
