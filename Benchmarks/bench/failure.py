class Failure(Exception):
    """Ends a line, or leaves a peer out of it; its text is one sentence for the person at the terminal."""

    said = "failed"  # in the table


class TooSlow(Failure):
    """A program that took longer than anybody waits for it."""

    def __init__(self, what, seconds):
        super().__init__(f"{what} took more than {seconds:g} seconds.")
        self.said = f"not finished in {seconds:g} s"
