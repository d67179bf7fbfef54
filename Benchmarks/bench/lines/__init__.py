"""The lines of the table, in its order. A new line is a module here and an entry below."""

from . import (key_pixel, layout_allocations, layout_depth, layout_memory, layout_relayout, layout_scui, layout_text,
               painting, resting, start_app, start_hello, state_change, text_painting, text_shaping)

LINES = (
    start_hello.LINE,
    start_app.CARD,
    start_app.TRACKER,
    layout_relayout.LINE,
    layout_relayout.UNWRAPPED,
    layout_text.LINE,
    layout_text.UNWRAPPED,
    state_change.LINE,
    layout_depth.LINE,
    layout_scui.LINE,
    layout_memory.LINE,
    layout_allocations.LINE,
    text_shaping.REBREAK,
    text_shaping.LABEL,
    text_shaping.PARAGRAPHS,
    painting.DRAW,
    painting.CHANGE,
    painting.RESIZE,
    text_painting.DRAW,
    text_painting.FRAME,
    text_painting.EMOJI,
    text_shaping.CACHE,
    key_pixel.LINE,
    resting.WAKE_UPS,
    resting.MEMORY,
)
