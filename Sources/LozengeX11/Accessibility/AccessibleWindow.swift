import Foundation
import LozengeCore

/// A window as assistive technology is told about it.
nonisolated struct AccessibleWindow: Sendable {
    enum Kind: Sendable {
        case frame, alert, menu, popover, tooltip
        /// Words for a reader that knows no announcements.
        case notification
    }

    let id: AccessibleID
    var kind: Kind
    /// The window that it belongs to; `nil` for none.
    var owner: AccessibleID?
    var title: String
    /// True if the window has the keyboard.
    var isActive = false
    /// False while the window is minimized, or on another desktop.
    var isShown = true
    /// The frame of the content on the screen, in device pixels.
    var frame: CGRect = .zero
    /// Device pixels per point.
    var scale: CGFloat = 1
    /// The elements that are in no other, in reading order.
    var roots: [SemanticID] = []
    var focus: SemanticID?

    /// Returns a frame in the window, in points, as one on the screen, in device pixels.
    func onScreen(_ frame: CGRect) -> CGRect {
        CGRect(
            x: self.frame.minX + frame.minX * scale, y: self.frame.minY + frame.minY * scale,
            width: frame.width * scale, height: frame.height * scale)
    }

    /// Returns a rectangle on the screen, in device pixels, as one in the window, in points.
    func inPoints(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX - frame.minX) / scale, y: (rect.minY - frame.minY) / scale,
            width: rect.width / scale, height: rect.height / scale)
    }

    var role: AccessibleRole {
        switch kind {
        case .frame: .frame
        case .alert: .alert
        case .menu: .menu
        case .popover: .panel
        case .tooltip: .toolTip
        case .notification: .notification
        }
    }

    var states: AccessibleStates {
        var states: AccessibleStates = [.enabled, .sensitive, .visible]
        if isShown { states.insert(.showing) }
        if isActive { states.insert(.active) }
        if kind == .frame { states.insert(.resizable) }
        if kind == .alert { states.insert(.modal) }
        return states
    }
}

/// The identity of an object on the accessibility bus.
nonisolated enum AccessibleID: Hashable, Sendable {
    case application
    /// A window, by its number.
    case window(UInt32)
    case element(SemanticID)

    private static let firstWindow: UInt32 = 1 << 31

    /// The identity of a notification, which is no window of the server.
    static func notification(_ number: UInt32) -> AccessibleID {
        // Numbers of the server's windows have 29 bits.
        .window(1 << 30 | number & 0xFFFF)
    }

    /// The last part of the object's path.
    var name: String {
        switch self {
        case .application: "root"
        case .window(let number): "\(Self.firstWindow | number)"
        case .element(let id): "\(id)"
        }
    }

    /// The object of a path's last part; `nil` for no name of an object.
    init?(name: String) {
        if name == "root" {
            self = .application
        } else if let number = UInt32(name), "\(number)" == name {
            self =
                number & Self.firstWindow != 0
                ? .window(number & ~Self.firstWindow) : .element(number)
        } else {
            return nil
        }
    }

    static let folder = "/org/a11y/atspi/accessible"
    var path: String { "\(Self.folder)/\(name)" }
}
