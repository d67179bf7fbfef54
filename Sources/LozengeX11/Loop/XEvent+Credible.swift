import CX11

extension XEvent {
    /// Whether the event may be believed: any client can send any event to any window.
    ///
    /// Sent ones are believed where the protocols between clients have them sent: messages, answers
    /// about selections, the window manager's word on where a window is, and input, which input
    /// methods and programs like xdotool send. All others come from the server alone, or are
    /// forged: that a window was unmapped or destroyed, for instance.
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
