public import Foundation

/// The options of a new window.
public struct WindowOptions: Equatable, Sendable {
    /// The size of a window whose content takes any size, in points.
    public static let usualSize = CGSize(width: 640, height: 480)

    /// The kinds of windows, as window managers know them.
    public enum Kind: Hashable, Sendable {
        case normal
        /// A small window beside the app's others, which it floats over.
        case utility
        /// A window that belongs to the app's others.
        case associated
    }

    /// The parts of a frame that the window manager draws.
    public enum Decoration: Hashable, Sendable {
        case full
        /// The edges by which a window is resized.
        case border
        case none
    }

    /// The layers of windows on a desktop.
    public enum Level: Hashable, Sendable {
        case below, normal, above
    }

    /// A position on the part of a screen without panels.
    public enum Position: Equatable, Sendable {
        /// The top left corner of the window's frame, in points from that of the screen.
        case point(CGPoint)
        /// The point of the window that lies on the same point of the part.
        case unit(UnitPoint)
    }

    /// The title.
    public var title: String
    /// The name by which the desktop finds the app's `.desktop` file.
    public var className: String
    /// The content size in points; `nil` for the content's ideal size.
    public var size: CGSize?
    /// The name by which session managers recognise the window; `nil` for none.
    public var role: String?
    public var kind = Kind.normal
    public var decoration = Decoration.full
    public var level = Level.normal
    /// The position; `nil` to leave it to the window manager.
    public var position: Position?
    /// The distance in points by which the window is moved right and down from its position.
    public var cascade: CGFloat = 0

    /// Creates options.
    public init(title: String, className: String, size: CGSize? = nil) {
        self.title = title
        self.className = className
        self.size = size
    }
}

/// An action of a window manager on a window.
public enum WindowAction: Hashable, Sendable, CaseIterable {
    case close
    case minimize
    /// Makes the window as large as the screen without panels, or as before.
    case maximize
    /// Covers the whole screen, or not any more.
    case fullScreen
    case resize
    /// Moves the window with the pointer until its button is released.
    case move
}
