import LozengeCore

/// A value that is read from a scroll view after each layout.
protocol ScrollReading<Value> {
    associatedtype Value: Equatable

    func value(of scroll: EventContext<ScrollBox>) -> Value
}

/// A layout-neutral modifier that reports a value of the scroll view inside: at first, and when it changes.
nonisolated struct ScrollObserver<Reading: ScrollReading> {
    let reading: Reading
    let action: (_ old: Reading.Value, _ new: Reading.Value) -> Void
}

extension ScrollObserver: PrimitiveModifier {
    final class State {
        let link = ScrollLink()
        /// The value that was reported last.
        var told: Reading.Value?
    }

    static var unresolved: State { State() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> State { context.resolved }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues { environment.linked(with: context.resolved.link) }

    func settle(_ context: SettleContext<Self>) {
        let state = context.resolved
        guard let scroll = state.link.context else { return }
        let new = reading.value(of: scroll)
        guard new != state.told else { return }
        let old = state.told ?? new
        state.told = new
        let action = action
        context.tree.perform(for: context.node) { action(old, new) }
    }
}
