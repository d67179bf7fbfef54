"""A screen reader without a voice: it reads a program over AT-SPI and does what it is told on its standard input.

Commands, a line each, with "|" between words:

    tree NAME                       an object a line: depth, role, name, states, extents on the screen
    audit NAME                      the rules that every tree keeps; "problems N" at the end
    act NAME|ROLE|LABEL|ACTION      performs an action by its name
    focus NAME|ROLE|LABEL           asks for the keyboard
    value NAME|ROLE|LABEL|NUMBER    sets a value
    text NAME|ROLE|LABEL            the text, the caret and the words at it
    write NAME|ROLE|LABEL|TEXT      replaces the text
    letters NAME|ROLE|LABEL         a letter a line: its offset, its frame on the screen and the offset in its middle
    walk NAME                       chooses one list item after the other, and audits the program for each
    listen                          tells events from now on, each as "event ..."
    listen quietly                  hears events and tells nothing
    storm NAME COUNT                asks for names as fast as possible; "asked N"
    beyond NAME                     asks for what is not there

Each command ends with the line "done". Answers are on standard error.
"""

import sys
import time
import warnings

# The interfaces of an object have no newer names in the library of Debian 12.
warnings.simplefilter("ignore", DeprecationWarning)
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

STATES = ["focused", "checked", "selected", "showing", "sensitive", "active", "expanded", "modal", "editable"]


def tell(*words):
    print(*words, file=sys.stderr, flush=True)


def enable():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                  GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True))), None, 0, 10000)


def program(name):
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and child.get_name() == name:
            return child
    return None


def objects(top, depth=0, without=None):
    """The objects in reading order, each with its depth, without one and those inside."""
    if top == without:
        return
    yield depth, top
    for index in range(top.get_child_count()):
        child = top.get_child_at_index(index)
        if child is not None:
            yield from objects(child, depth + 1, without)


def states(item):
    known = item.get_state_set()
    return [name for name in STATES if known.contains(getattr(Atspi.StateType, name.upper()))]


def extents(item):
    if item.get_component_iface() is None:
        return "-"
    area = item.get_extents(Atspi.CoordType.SCREEN)
    return f"{area.x},{area.y},{area.width},{area.height}"


def find(name, role, label):
    top = program(name)
    for _, item in objects(top) if top else []:
        if item.get_role_name() == role and item.get_name() == label:
            return item
    tell(f"missing {role} {label}")
    return None


def tree(name):
    for depth, item in objects(program(name)):
        words = item.get_name()
        if len(words) > 200:
            words = f"{words[:20]}… {len(words)} characters"
        tell(f"{depth}|{item.get_role_name()}|{words}|{' '.join(states(item))}|{extents(item)}")


def defects(name, without=None):
    """The defects of a program in words."""
    found = []

    def problem(item, words):
        found.append(f"problem: {item.get_role_name()} {item.get_name()!r} {words}")

    focused = 0
    operable = {"push button", "check box", "radio button", "slider", "spin button", "entry", "password text", "link",
                "menu item", "check menu item", "radio menu item"}
    for depth, item in objects(program(name), without=without):
        role, known = item.get_role_name(), states(item)
        if "focused" in known:
            focused += 1
        if role in operable and not item.get_name():
            problem(item, "has no name")
        if role in operable and "sensitive" in known and not (
                item.get_action_iface() or item.get_value_iface() or item.get_editable_text_iface()):
            problem(item, "cannot be operated")
        if role in ("slider", "spin button", "progress bar"):
            value = item.get_value_iface()
            if value is None:
                problem(item, "has no value")
            elif not (item.get_minimum_value() <= item.get_current_value() <= item.get_maximum_value()):
                problem(item, "has a value outside of its bounds")
        if depth > 0:
            parent, index = item.get_parent(), item.get_index_in_parent()
            if parent is None or index < 0 or parent.get_child_at_index(index) != item:
                problem(item, "is not a child of its parent")
            application = item.get_application()
            if application is None or application.get_name() != name:
                problem(item, "is of another program")
        for index in range(item.get_child_count()):
            child = item.get_child_at_index(index)
            if child is None or child.get_parent() != item:
                problem(item, f"has a child {index} with another parent")
    if focused > 1:
        found.append(f"problem: {focused} objects are focused")
    return found


def audit(name):
    found = defects(name)
    for line in found:
        tell(line)
    tell(f"problems {len(found)}")


def act(name, role, label, action):
    item = find(name, role, label)
    for index in range(item.get_n_actions() if item else 0):
        if item.get_action_name(index) == action:
            tell("acted" if item.do_action(index) else "refused")


def focus(name, role, label):
    item = find(name, role, label)
    if item:
        tell("focused" if item.grab_focus() else "refused")


def value(name, role, label, number):
    item = find(name, role, label)
    if item:
        tell("set" if item.set_current_value(float(number)) else "refused")


def text(name, role, label):
    item = find(name, role, label)
    if item is None:
        return
    length = item.get_character_count()
    caret = item.get_caret_offset()
    word = Atspi.Text.get_text_at_offset(item, 0, Atspi.TextBoundaryType.WORD_START)
    tell(f"text|{Atspi.Text.get_text(item, 0, length)}|{length}|{caret}|{word.content}")


def write(name, role, label, new):
    item = find(name, role, label)
    if item:
        tell("written" if Atspi.EditableText.set_text_contents(item, new) else "refused")


def letters(name, role, label):
    item = find(name, role, label)
    for offset in range(item.get_character_count() if item else 0):
        area = Atspi.Text.get_character_extents(item, offset, Atspi.CoordType.SCREEN)
        middle = Atspi.Text.get_offset_at_point(item, area.x + area.width // 2, area.y + area.height // 2,
                                                Atspi.CoordType.SCREEN)
        tell(f"{offset}|{area.x},{area.y},{area.width},{area.height}|{middle}")


def places(name, role):
    """The place of each element of a role among its neighbours, as a reader says it."""
    for _, item in objects(program(name)):
        if item.get_role_name() == role:
            known = item.get_attributes()
            tell(f"{item.get_name()}|{known.get('posinset')}|{known.get('setsize')}")


def patiently(question):
    """Asks until the answer is not empty, for a limited time; what is asked may go meanwhile."""
    deadline = time.monotonic() + 10
    while True:
        try:
            answer = question()
        except GLib.Error:
            answer = None
        if answer or time.monotonic() > deadline:
            return answer


def first(top, role):
    return next((item for _, item in objects(top) if item.get_role_name() == role), None)


def walk(name):
    """The first list of the program has the pages; the rows that are far out of sight do not exist yet."""
    seen = set()
    pages = first(program(name), "list")

    def unseen():
        pages.clear_cache()
        children = [pages.get_child_at_index(index) for index in range(pages.get_child_count())]
        rows = [row for row in children if row is not None and row.get_role_name() == "list item"]
        left = [row for row in rows if row.get_name() not in seen]
        if rows and not left:
            Atspi.Component.scroll_to(rows[-1], Atspi.ScrollType.TOP_EDGE)
        return left

    while True:
        found = patiently(unseen)
        if not found:
            return
        label = patiently(found[0].get_name)

        def chosen():
            row = found[0]
            row.clear_cache()
            return row.get_state_set().contains(Atspi.StateType.SELECTED) or row.do_action(0) and None

        if label is None or not patiently(chosen):
            # The row is gone; it is another object when it comes back.
            continue
        seen.add(label)
        tell(f"page {label}")
        # A page may change by itself while it is read: a defect is one that stays.
        if not patiently(lambda: not defects(name, pages)):
            for line in patiently(lambda: [*defects(name, pages), "problem: these stay"]) or ["problem: not read"]:
                tell(line)


is_quiet = False


def heard(event):
    if is_quiet:
        return
    try:
        if event.source is None:
            return
        tell(f"event {event.type} {event.detail1} {event.source.get_role_name()}|{event.source.get_name()}")
    except GLib.Error as error:
        tell(f"event {event.type} of what is gone: {error.message}")


listener = Atspi.EventListener.new(heard)


def listen(*how):
    global is_quiet
    is_quiet = "quietly" in how
    for kind in ("object:state-changed:focused", "object:state-changed:checked", "object:state-changed:active",
                 "object:text-changed", "object:text-caret-moved", "object:property-change:accessible-value", "object:announcement",
                 "object:property-change:accessible-name", "object:children-changed", "window"):
        listener.register(kind)


def storm(name, count):
    bus = Atspi.get_desktop(0)
    top, asked = program(name), 0
    for _ in range(int(count)):
        if top.get_name() == name:
            asked += 1
    tell(f"asked {asked}")


def beyond(name):
    top = program(name)
    for index in (-1, 99, 2147483647, -2147483648):
        tell(f"child {index}: {top.get_child_at_index(index)}")


def command(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    words, _, rest = line.strip().partition(" ")
    try:
        globals()[words](*([part for part in rest.split("|")] if rest and words != "storm" else rest.split()))
    except (GLib.Error, AttributeError, TypeError) as error:
        tell(f"error {error}")
    tell("done")
    return True


enable()
tell("ready")
loop = GLib.MainLoop()
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, command)
loop.run()
