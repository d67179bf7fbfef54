import LozengeCore

nonisolated extension View {
    /// Binds the focus of assistive technology to a state: the state is true while this view has it, and setting it to
    /// true moves a screen reader here.
    ///
    /// Matches: SwiftUI.View.accessibilityFocused(_:)
    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        modifier(AccessibilityFocusedEffect(location: condition.location, value: true))
    }

    /// Binds the focus of assistive technology to a state: the state is `value` while this view has it, and setting it
    /// to `value` moves a screen reader here.
    ///
    /// Matches: SwiftUI.View.accessibilityFocused(_:equals:)
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedEffect(location: binding.location, value: value))
    }

    /// Moves a screen reader to the view bound to `value` on first appearance.
    ///
    /// Matches: SwiftUI.View.accessibilityDefaultFocus(_:_:)
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        modifier(DefaultReaderFocusEffect(location: binding.location, value: value))
    }
}

/// A layout-neutral modifier that binds the focus of assistive technology to a state.
nonisolated struct AccessibilityFocusedEffect<Value: Hashable> {
    let location: AccessibilityFocusLocation<Value>?
    let value: Value
}

extension AccessibilityFocusedEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        guard let location else { return }
        location.add(context)
        context.tree[ReaderFocus.self].observers[ObjectIdentifier(context.node)] = {
            [weak location] in location?.focusMoved()
        }
    }
}

/// A layout-neutral modifier that moves a screen reader on first appearance.
nonisolated private struct DefaultReaderFocusEffect<Value: Hashable> {
    let location: AccessibilityFocusLocation<Value>?
    let value: Value
}

extension DefaultReaderFocusEffect: PrimitiveModifier {
    static var unresolved: Appearance { Appearance() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Appearance { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        if context.resolved.change(to: context.isShown) == .came { location?.request(value) }
    }
}
