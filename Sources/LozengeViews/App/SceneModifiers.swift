import Foundation
import LozengeCore

nonisolated extension Scene {
    /// Sets the size in points with which the windows of this scene open.
    ///
    /// A window is at least as large as the minimum of its content.
    ///
    /// Matches: SwiftUI.Scene.defaultSize(width:height:)
    public func defaultSize(width: CGFloat, height: CGFloat) -> _ChangedScene<Self> {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the size in points with which the windows of this scene open.
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

    /// Adds commands to the windows of this scene: in menus at their top, and by keyboard shortcuts
    /// wherever the focus is.
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

    /// The default of the kind of window: at least the minimum size of its content.
    ///
    /// Matches: SwiftUI.WindowResizability.automatic
    public static let automatic = WindowResizability(limit: .least)
    /// Between the minimum and the maximum size of the content.
    ///
    /// Matches: SwiftUI.WindowResizability.contentSize
    public static let contentSize = WindowResizability(limit: .both)
    /// At least the minimum size of the content.
    ///
    /// Matches: SwiftUI.WindowResizability.contentMinSize
    public static let contentMinSize = WindowResizability(limit: .least)
}

/// A scene with changed windows.
///
/// Extension: for the engine. The type is given, so that the runtime does not look it up by name at the start
/// of an app.
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
