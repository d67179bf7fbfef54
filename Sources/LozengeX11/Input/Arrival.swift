import CX11
import Foundation

/// Something that has come from the server: an event of Xlib's own, or what only XInput tells.
enum Arrival {
    case event(XEvent)
    /// A finger does what the primary button would: goes down, moves, or is lifted.
    case touch(XEvent)
    /// A wheel was turned, or fingers moved over a touchpad, by so many clicks of a wheel.
    case scroll(CGSize, at: Place)
    /// Two fingers are so many times as far from each other as when they began, `nil` when they are
    /// lifted, and have turned around each other by so many degrees, clockwise.
    case pinch(Double?, degrees: Double = 0, at: Place)

    /// A point of a window, in device pixels.
    struct Place: Equatable {
        var window: XID
        var x, y: Int32
    }

    /// Whether it is one of a series of which only the whole matters.
    var isMotion: Bool {
        switch self {
        case .event(let event), .touch(let event): event.type == MotionNotify
        case .scroll: true
        case .pinch(let scale, _, _): scale != nil
        }
    }

    /// What this and the next one of the same series come to; `nil` where each matters.
    func merged(with next: Arrival) -> Arrival? {
        guard isMotion, next.isMotion else { return nil }
        switch (self, next) {
        case (.event(let old), .event(let new)), (.touch(let old), .touch(let new)):
            return old.xmotion.window == new.xmotion.window ? next : nil
        case (.scroll(let old, let oldPlace), .scroll(let new, let place)):
            guard oldPlace.window == place.window else { return nil }
            return .scroll(
                CGSize(width: old.width + new.width, height: old.height + new.height), at: place)
        case (.pinch(_, _, let oldPlace), .pinch(_, _, let place)):
            return oldPlace.window == place.window ? next : nil
        default: return nil
        }
    }

    /// The window that it came to.
    var window: XID {
        switch self {
        case .event(let event), .touch(let event): event.xany.window
        case .scroll(_, let place), .pinch(_, _, let place): place.window
        }
    }
}
