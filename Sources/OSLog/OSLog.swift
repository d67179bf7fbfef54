// The module that programs import for `Logger`; the messages are those of `os`.
@_exported import os
