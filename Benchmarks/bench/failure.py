class Failure(Exception):
    """Ends a line, or excludes a peer from it; the text is one sentence for the terminal."""

    said = "failed"  # in the table


class TooSlow(Failure):
    """A program that exceeded the time limit."""

    def __init__(self, what, seconds):
        super().__init__(f"{what} took more than {seconds:g} seconds.")
        self.said = f"not finished in {seconds:g} s"
