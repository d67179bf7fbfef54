import LozengeCore

nonisolated extension View {
    /// Ties this view to a state: it is `value` while this view has the keyboard, and gives this view
    /// the keyboard when it is set to that.
    ///
    /// Matches: SwiftUI.View.focused(_:equals:)
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedEffect(location: binding.location, value: value))
    }

    /// Ties this view to a state: it is `true` while this view has the keyboard, and gives this view
    /// the keyboard when it is set to that.
    ///
    /// Matches: SwiftUI.View.focused(_:)
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedEffect(location: condition.location, value: true))
    }

    /// Has the view of `value` get the keyboard when this view is first shown, unless somebody has it.
    ///
    /// Matches: SwiftUI.View.defaultFocus(_:_:)
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value
    ) -> some View {
        modifier(DefaultFocusEffect(location: binding.location, value: value))
    }
}

/// A box that is its child, and tells a state whether the keyboard is in it.
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

/// A box that is its child, and gives somebody the keyboard when it is first shown.
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
        guard context.resolved.change(to: context.isShown) == .came, context.tree.focus.node == nil
        else {
            return
        }
        location?.request(value)
    }
}
