import CX11

/// Of consecutive pointer motions in one window keeps the last.
///
/// A motion is held back until something else comes, so that buttons and keys find the pointer where
/// the user had it.
struct MotionCompression {
    private var held: XEvent?

    /// Takes an event and gives those that are to be handled now, in order.
    mutating func add(_ event: XEvent) -> [XEvent] {
        guard event.type == MotionNotify else { return flush() + [event] }
        let previous = held
        held = event
        guard let previous, previous.xmotion.window != event.xmotion.window else { return [] }
        return [previous]
    }

    /// Gives the motion that was held back, if one was.
    mutating func flush() -> [XEvent] {
        defer { held = nil }
        return held.map { [$0] } ?? []
    }
}
