import Foundation
import LozengeCore

nonisolated extension Scene {
    /// How large the windows of this scene are when they open, in points.
    ///
    /// A window is never smaller than its content needs.
    ///
    /// Matches: SwiftUI.Scene.defaultSize(width:height:)
    public func defaultSize(width: CGFloat, height: CGFloat) -> _ChangedScene<Self> {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How large the windows of this scene are when they open, in points.
    ///
    /// Matches: SwiftUI.Scene.defaultSize(_:)
    public func defaultSize(_ size: CGSize) -> _ChangedScene<Self> {
        _ChangedScene(content: self, change: DefaultSizeChange(size: size))
    }

    /// Sets how the user can resize the windows of this scene.
    ///
    /// Matches: SwiftUI.Scene.windowResizability(_:)
    public func windowResizability(_ resizability: WindowResizability) -> _ChangedScene<Self> {
        _ChangedScene(content: self, change: ResizabilityChange(resizability: resizability))
    }

    /// Adds commands to the windows of this scene: in menus at their top, and by keys wherever the focus
    /// is.
    ///
    /// Matches: SwiftUI.Scene.commands(content:)
    /// Differs: the menus are in the window, as on most desktops for X11.
    public func commands<Content: Commands>(
        @CommandsBuilder content: @escaping () -> Content
    ) -> _ChangedScene<Self> {
        _ChangedScene(content: self, change: CommandsChange(content: content))
    }
}

/// The ways in which the user can resize a window.
///
/// Matches: SwiftUI.WindowResizability
nonisolated public struct WindowResizability: Hashable, Sendable {
    package enum Limit { case least, both }

    package let limit: Limit

    /// As a kind of window usually is: at least as large as its content has to be.
    ///
    /// Matches: SwiftUI.WindowResizability.automatic
    public static let automatic = WindowResizability(limit: .least)
    /// Any size that the content can have, and no larger.
    ///
    /// Matches: SwiftUI.WindowResizability.contentSize
    public static let contentSize = WindowResizability(limit: .both)
    /// At least as large as the content has to be.
    ///
    /// Matches: SwiftUI.WindowResizability.contentMinSize
    public static let contentMinSize = WindowResizability(limit: .least)
}

/// A scene whose windows are different.
///
/// Extension: for the engine. The type is given, so that the runtime does not look it up by name when an
/// app starts.
nonisolated public struct _ChangedScene<Content> {
    let content: Content
    let change: any SceneChange
}

extension _ChangedScene: Scene where Content: Scene {
    public typealias Body = Never

    public func _windows() -> [WindowDescription] {
        content._windows().map {
            var window = $0
            change.apply(to: &window)
            return window
        }
    }
}
