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
        changed(size) { $1.size = $1.size ?? $0 }
    }

    /// Sets how the user can resize the windows of this scene.
    ///
    /// Matches: SwiftUI.Scene.windowResizability(_:)
    public func windowResizability(_ resizability: WindowResizability) -> _ChangedScene<Self> {
        changed(resizability) { $1.resizability = $0 }
    }

    /// Adds commands to the windows of this scene: in menus at their top, and by keyboard shortcuts
    /// wherever the focus is.
    ///
    /// Matches: SwiftUI.Scene.commands(content:)
    /// Differs: the menus are in the window, as on most desktops for X11.
    public func commands<Content: Commands>(
        @CommandsBuilder content: @escaping () -> Content
    ) -> _ChangedScene<Self> {
        changed(content) { content, window in window.commands.append { content()._view } }
    }
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
