import statistics
from dataclasses import dataclass


@dataclass(frozen=True)
class Summary:
    """A summary of samples. The middle half is between `low` and `high`."""

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
