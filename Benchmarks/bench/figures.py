import math


def figures(number):
    """Returns three significant figures: 1234, 12.3, 0.00123."""
    if not number:
        return "0"
    return f"{number:.{max(0, 2 - math.floor(math.log10(abs(number))))}f}"


def short(number):
    """Returns the same without trailing zeros: 0.5, 20, 0.02."""
    said = figures(number)
    return said.rstrip("0").rstrip(".") if "." in said else said
