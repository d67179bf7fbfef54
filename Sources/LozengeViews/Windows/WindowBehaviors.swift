import LozengeCore

nonisolated extension View {
    /// Sets if the user can close the window of this view.
    ///
    /// Matches: SwiftUI.View.windowDismissBehavior(_:)
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        allows(.close, behavior)
    }

    /// Sets if the user can minimise the window of this view.
    ///
    /// Matches: SwiftUI.View.windowMinimizeBehavior(_:)
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        allows(.minimize, behavior)
    }

    /// Sets if the user can resize the window of this view.
    ///
    /// Matches: SwiftUI.View.windowResizeBehavior(_:)
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        allows(.resize, behavior).allows(.maximize, behavior)
    }

    /// Sets if the window of this view can cover the whole screen.
    ///
    /// Matches: SwiftUI.View.windowFullScreenBehavior(_:)
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        allows(.fullScreen, behavior)
    }

    private func allows(
        _ action: WindowAction, _ behavior: WindowInteractionBehavior
    ) -> some View {
        modifier(ForbiddenAction(action: behavior.isEnabled == false ? action : nil))
    }
}

/// A layout-neutral modifier that forbids an action of the window manager; `nil` for none.
nonisolated private struct ForbiddenAction {
    let action: WindowAction?
}

extension ForbiddenAction: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree[WindowDemands.self].forbid(action, by: context.node)
    }
}

nonisolated extension EnvironmentValues {
    /// True if the ground of the window moves it.
    package var movesWindowByGround: Bool {
        get { self[MovesWindowByGroundKey.self] }
        set { self[MovesWindowByGroundKey.self] = newValue }
    }
}

nonisolated private struct MovesWindowByGroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
