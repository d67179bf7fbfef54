import CX11

extension XEvent {
    /// True if the event is believed.
    ///
    /// Any client can send any event to any window.
    ///
    /// Sent events are believed if a protocol between clients sends them: messages, answers about
    /// selections, the window manager's announcement of a position, and input from input methods
    /// and programs such as xdotool. All other events come only from the server; a sent one, such
    /// as the destruction of a window, is forged.
    ///
    /// Source: ICCCM 2.0, §2.2, §4.1.5 and §4.2.8.
    var isCredible: Bool {
        guard xany.send_event != 0 else { return true }
        switch type {
        case ClientMessage, SelectionNotify, ConfigureNotify: return true
        case KeyPress, KeyRelease, ButtonPress, ButtonRelease, MotionNotify: return true
        default: return false
        }
    }
}
