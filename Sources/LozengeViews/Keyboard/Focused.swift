import LozengeCore

nonisolated extension View {
    /// Binds the focus of this view to a state: the state is `value` while this view has the focus, and
    /// setting it to `value` focuses this view.
    ///
    /// Matches: SwiftUI.View.focused(_:equals:)
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedEffect(location: binding.location, value: value))
    }

    /// Binds the focus of this view to a state: the state is `true` while this view has the focus, and
    /// setting it to `true` focuses this view.
    ///
    /// Matches: SwiftUI.View.focused(_:)
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedEffect(location: condition.location, value: true))
    }

    /// Focuses the view bound to `value` on first appearance if nothing has the focus, or only what is covered now.
    ///
    /// Matches: SwiftUI.View.defaultFocus(_:_:priority:)
    /// Differs: with both priorities; Tab and the arrows go to views in their order.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusEffect(location: binding.location, value: value))
    }

    /// Lets the arrow keys reach the views inside from afar, which they do anyway here.
    ///
    /// An arrow moves the focus to the nearest view in its direction, wherever that is.
    ///
    /// Matches: SwiftUI.View.focusSection()
    public func focusSection() -> some View { self }
}

/// The occasions on which a default focus counts.
///
/// Matches: SwiftUI.DefaultFocusEvaluationPriority
nonisolated public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool

    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when the user moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// A layout-neutral modifier that binds the focus to a state.
nonisolated struct FocusedEffect<Value: Hashable> {
    let location: FocusLocation<Value>?
    let value: Value
}

extension FocusedEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        location?.add(context)
        if context.tree.focus.isInside(context.node) { location?.took(value) }
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        if isInside { location?.took(value) } else { location?.lost(value) }
    }
}

/// A layout-neutral modifier that sets the focus on first appearance.
nonisolated struct DefaultFocusEffect<Value: Hashable> {
    let location: FocusLocation<Value>?
    let value: Value
}

extension DefaultFocusEffect: PrimitiveModifier {
    static var unresolved: Appearance { Appearance() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Appearance { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        guard context.resolved.change(to: context.isShown) == .came,
            // A view behind a sheet that has just opened has the focus no longer.
            context.tree.focus.node?.isReachable != true
        else { return }
        location?.request(value)
    }
}
