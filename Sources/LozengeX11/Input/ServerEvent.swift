import CX11
import Foundation

/// An event from the server: a core event, or an XInput event without a counterpart in the core
/// protocol.
enum ServerEvent {
    case event(XEvent)
    /// A touch as a press, motion or release of the primary button.
    case touch(XEvent)
    /// A scroll of a wheel or a touchpad, in clicks of a wheel.
    case scroll(CGSize, at: Position)
    /// A pinch gesture: the distance of two fingers relative to its start (`nil` at the end) and
    /// their rotation, in degrees clockwise.
    case pinch(Double?, degrees: Double = 0, at: Position)

    /// A position in a window, in device pixels.
    struct Position: Equatable {
        var window: XID
        var x, y: Int32
    }

    /// True if only the sum of a series of these events matters.
    var isMotion: Bool {
        switch self {
        case .event(let event), .touch(let event): event.type == MotionNotify
        case .scroll: true
        case .pinch(let scale, _, _): scale != nil
        }
    }

    /// Returns one event for this and the next one; `nil` if they cannot be merged.
    func merged(with next: ServerEvent) -> ServerEvent? {
        guard isMotion, next.isMotion else { return nil }
        switch (self, next) {
        case (.event(let old), .event(let new)), (.touch(let old), .touch(let new)):
            return old.xmotion.window == new.xmotion.window ? next : nil
        case (.scroll(let old, let oldPosition), .scroll(let new, let position)):
            guard oldPosition.window == position.window else { return nil }
            return .scroll(
                CGSize(width: old.width + new.width, height: old.height + new.height), at: position)
        case (.pinch(_, _, let oldPosition), .pinch(_, _, let position)):
            return oldPosition.window == position.window ? next : nil
        default: return nil
        }
    }

    /// The window of the event.
    var window: XID {
        switch self {
        case .event(let event), .touch(let event): event.xany.window
        case .scroll(_, let position), .pinch(_, _, let position): position.window
        }
    }
}
