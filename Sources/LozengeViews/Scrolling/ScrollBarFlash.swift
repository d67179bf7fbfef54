import LozengeCore

nonisolated extension View {
    /// Shows the scroll bars for a moment when the view appears.
    ///
    /// Matches: SwiftUI.View.scrollIndicatorsFlash(onAppear:)
    /// Differs: scroll bars are shown then in any case.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows the bars of the first scroll view in this view for a moment when a value changes.
    ///
    /// Matches: SwiftUI.View.scrollIndicatorsFlash(trigger:)
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollBarFlash(trigger: value))
    }
}

/// A layout-neutral modifier that shows the bars of the scroll view inside.
nonisolated private struct ScrollBarFlash<Value: Equatable> {
    let trigger: Value
}

extension ScrollBarFlash: PrimitiveModifier {
    final class State {
        let link = ScrollLink()
        /// The value of the last update.
        var known: Value?
    }

    static var unresolved: State { State() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> State {
        let state = context.resolved
        if let known = state.known, known != trigger, let scroll = state.link.context {
            scroll.content.showBars(scroll)
        }
        state.known = trigger
        return state
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues { environment.linked(with: context.resolved.link) }
}
