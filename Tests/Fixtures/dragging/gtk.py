"""A window of GTK: its upper half can be dragged, its lower half takes texts and files, and says what was dropped."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, GObject, Gtk  # noqa: E402


def say(words):
    print(words, file=sys.stderr, flush=True)


def offer(_source, _x, _y):
    if sys.argv[1] == "file":
        return Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(b"file:///etc/hostname\r\n"))
    return Gdk.ContentProvider.new_for_value("größer")


def dropped(_target, value, _x, _y):
    if isinstance(value, Gdk.FileList):
        say("dropped " + " ".join(file.get_uri() for file in value.get_files()))
    else:
        say("dropped " + value)
    return True


def ended(_source, _drag, deletes):
    say("moved" if deletes else "copied")


def open_window(app):
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY | Gdk.DragAction.MOVE)
    source.connect("prepare", offer)
    source.connect("drag-end", ended)
    above = Gtk.Label(label="Source", vexpand=True)
    above.add_controller(source)
    target = Gtk.DropTarget.new(GObject.TYPE_NONE, Gdk.DragAction.COPY | Gdk.DragAction.MOVE)
    target.set_gtypes([Gdk.FileList, str])
    target.connect("drop", dropped)
    below = Gtk.Label(label="Target", vexpand=True)
    below.add_controller(target)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    box.append(above)
    box.append(below)
    window = Gtk.ApplicationWindow(application=app, title="Peer", default_width=200, default_height=200)
    window.set_titlebar(None)
    window.set_decorated(False)
    window.set_child(box)
    window.present()


app = Gtk.Application(application_id="org.example.peer", flags=0)
app.connect("activate", open_window)
app.run([])
