import Foundation
import LozengeCore

/// The position and the size of a new window; `nil` for what the scene and the window manager choose.
///
/// ```swift
/// Window("Clock", id: "clock") { ClockView() }
///     .defaultWindowPlacement { content, context in
///         let size = content.sizeThatFits(.unspecified)
///         let screen = context.defaultDisplay.visibleRect
///         return WindowPlacement(CGPoint(x: screen.maxX - size.width, y: screen.minY), size: size)
///     }
/// ```
///
/// Matches: SwiftUI.WindowPlacement
nonisolated public struct WindowPlacement {
    package var position: WindowOptions.Position?
    package var width: CGFloat?
    package var height: CGFloat?

    /// Places the window's corner at a point of the display.
    ///
    /// Matches: SwiftUI.WindowPlacement.init(_:size:)
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.position = position.map { .point($0) }
        (width, height) = (size?.width, size?.height)
    }

    /// Places a point of the window on the same point of the display.
    ///
    /// Matches: SwiftUI.WindowPlacement.init(_:size:)
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(position, width: size?.width, height: size?.height)
    }

    /// Places a point of the window on the same point of the display.
    ///
    /// Matches: SwiftUI.WindowPlacement.init(_:width:height:)
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.position = .unit(position)
        (self.width, self.height) = (width, height)
    }

    /// Places the window's corner at a point of the display; both coordinates are needed for that.
    ///
    /// Matches: SwiftUI.WindowPlacement.init(x:y:width:height:)
    public init(
        x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil
    ) {
        if let x, let y { position = .point(CGPoint(x: x, y: y)) }
        (self.width, self.height) = (width, height)
    }
}

/// The content of a window that is being placed.
///
/// Matches: SwiftUI.WindowLayoutRoot
public struct WindowLayoutRoot {
    private let size: (ProposedViewSize) -> CGSize

    package init(_ size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }

    /// Returns the size of the content for a proposal, in points.
    ///
    /// Matches: SwiftUI.WindowLayoutRoot.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The surroundings of a window that is being placed.
///
/// Matches: SwiftUI.WindowPlacementContext
nonisolated public struct WindowPlacementContext {
    /// The display with the pointer.
    ///
    /// Matches: SwiftUI.WindowPlacementContext.defaultDisplay
    public let defaultDisplay: DisplayProxy

    package init(_ display: DisplayProxy) { defaultDisplay = display }
}

/// A display, in points from the top left corner of the screen.
///
/// Matches: SwiftUI.DisplayProxy
nonisolated public struct DisplayProxy: Hashable {
    /// The frame of the display.
    ///
    /// Matches: SwiftUI.DisplayProxy.bounds
    public let bounds: CGRect
    /// The part without panels.
    ///
    /// Matches: SwiftUI.DisplayProxy.visibleRect
    public let visibleRect: CGRect

    package init(bounds: CGRect, visibleRect: CGRect) {
        (self.bounds, self.visibleRect) = (bounds, visibleRect)
    }

    /// The widths of the panels at the edges.
    ///
    /// Matches: SwiftUI.DisplayProxy.safeAreaInsets
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
            bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
    }
}

/// The size of a window that the user makes large.
///
/// Matches: SwiftUI.WindowIdealSize
@available(
    *, unavailable,
    message: "A window manager for X11 maximises windows without asking; leave it out."
)
nonisolated public struct WindowIdealSize: Sendable {
    /// The size that the system chooses.
    public static let automatic = WindowIdealSize()
    /// The size of the content.
    public static let fitToContent = WindowIdealSize()
    /// As large as the screen.
    public static let maximum = WindowIdealSize()
}
