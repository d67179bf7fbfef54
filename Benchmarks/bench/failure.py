class Failure(Exception):
    """Ends the run; its text is one sentence for the person at the terminal."""
