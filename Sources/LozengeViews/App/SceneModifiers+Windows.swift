import Foundation
import LozengeCore

nonisolated extension Scene {
    /// Sets the look of the frame of this scene's windows.
    ///
    /// Matches: SwiftUI.Scene.windowStyle(_:)
    public func windowStyle<S: WindowStyle>(_ style: S) -> _ChangedScene<Self> {
        changed(style) { $1.style = $0 }
    }

    /// Sets the layer of this scene's windows among those of all programs.
    ///
    /// Matches: SwiftUI.Scene.windowLevel(_:)
    public func windowLevel(_ level: WindowLevel) -> _ChangedScene<Self> {
        changed(level) { $1.level = $0 }
    }

    /// Sets the part that this scene's windows have among those of the app.
    ///
    /// Matches: SwiftUI.Scene.windowManagerRole(_:)
    public func windowManagerRole(_ role: WindowManagerRole) -> _ChangedScene<Self> {
        changed(role) { $1.role = $0 }
    }

    /// Sets the point of the display on which the same point of a new window lies; further windows are moved right and
    /// down.
    ///
    /// Matches: SwiftUI.Scene.defaultPosition(_:)
    /// Differs: a window manager may place the window elsewhere.
    public func defaultPosition(_ position: UnitPoint) -> _ChangedScene<Self> {
        changed(position) { $1.position = $1.position ?? $0 }
    }

    /// Sets the position and the size of new windows by a function of their content and the display.
    ///
    /// Matches: SwiftUI.Scene.defaultWindowPlacement(_:)
    /// Differs: a window manager may place the window elsewhere.
    public func defaultWindowPlacement(
        _ makePlacement:
            @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
            WindowPlacement
    ) -> _ChangedScene<Self> { changed(makePlacement) { $1.placement = $0 } }

    /// Sets the size of windows that the user makes large.
    ///
    /// Matches: SwiftUI.Scene.windowIdealSize(_:)
    @available(
        *, unavailable,
        message: "A window manager for X11 maximises windows without asking; leave it out."
    )
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

    /// Sets the placement of windows that the user makes large.
    ///
    /// Matches: SwiftUI.Scene.windowIdealPlacement(_:)
    @available(
        *, unavailable,
        message: "A window manager for X11 maximises windows without asking; leave it out."
    )
    public func windowIdealPlacement(
        _ makePlacement:
            @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
            WindowPlacement
    ) -> some Scene { self }

    /// Runs an action when the system wakes the app in the background.
    ///
    /// Matches: SwiftUI.Scene.backgroundTask(_:action:)
    @available(
        *, unavailable,
        message: "Desktops wake no apps; use a systemd timer, or a task while the app runs."
    )
    public func backgroundTask(
        _ task: Any, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }

    /// Sets if the ground of this scene's windows moves them.
    ///
    /// Matches: SwiftUI.Scene.windowBackgroundDragBehavior(_:)
    public func windowBackgroundDragBehavior(
        _ behavior: WindowInteractionBehavior
    ) -> _ChangedScene<Self> {
        environment(\.movesWindowByGround, behavior.isEnabled == true)
    }

    /// Sets if this scene's windows are opened again at the next start of the app.
    ///
    /// Matches: SwiftUI.Scene.restorationBehavior(_:)
    /// Differs: windows are restored only if the app's setting `restoresWindows` is true, since session managers for
    /// X11 restore apps, not windows.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> _ChangedScene<Self> {
        changed(behavior) { $1.restoration = $0 }
    }

    /// Sets if this scene opens a window when the app starts.
    ///
    /// Matches: SwiftUI.Scene.defaultLaunchBehavior(_:)
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> _ChangedScene<Self> {
        changed(behavior) { $1.launch = $0 }
    }

    /// Sets the keys that open a window of this scene; `nil` for none.
    ///
    /// Matches: SwiftUI.Scene.keyboardShortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> _ChangedScene<Self> {
        changed(shortcut) { $1.shortcut = .some($0) }
    }

    /// Sets the keys that open a window of this scene.
    ///
    /// Matches: SwiftUI.Scene.keyboardShortcut(_:modifiers:)
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> _ChangedScene<Self> { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    /// Leaves out the commands that this scene adds to the menus, and those of ``commands(content:)`` inside.
    ///
    /// Matches: SwiftUI.Scene.commandsRemoved()
    public func commandsRemoved() -> _ChangedScene<Self> {
        changed(true) {
            $1.commands = []
            $1.removesCommands = $0
        }
    }

    /// Replaces the commands that this scene adds to the menus.
    ///
    /// Matches: SwiftUI.Scene.commandsReplaced(content:)
    public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: @escaping () -> Content
    ) -> _ChangedScene<Self> {
        changed(content) { content, window in
            window.commands = [{ content()._view }]
            window.removesCommands = true
        }
    }

    /// Sets the parts of addresses of which one that has it opens in a new window of this scene.
    ///
    /// Matches: SwiftUI.Scene.handlesExternalEvents(matching:)
    public func handlesExternalEvents(matching conditions: Set<String>) -> _ChangedScene<Self> {
        changed(conditions) { $1.externalEvents = $0 }
    }
}
