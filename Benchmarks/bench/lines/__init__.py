"""The lines of the table, in its order. A new line is a module here and an entry below."""

from . import start_hello

LINES = (start_hello.LINE,)
