import Foundation
import LozengeCore

nonisolated extension View {
    /// Tells the views around this one `value`, instead of what the views inside tell.
    ///
    /// Matches: SwiftUI.View.preference(key:value:)
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(PreferenceWriter<Key> { _, _ in value })
    }

    /// Changes what the views inside this one tell.
    ///
    /// Matches: SwiftUI.View.transformPreference(_:_:)
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceWriter<Key> { _, inner in
                var value = inner()
                callback(&value)
                return value
            })
    }

    /// Does something with what the views inside this one tell: at first, and whenever it changes.
    ///
    /// Matches: SwiftUI.View.onPreferenceChange(_:perform:)
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceObserver<Key>(action: action))
    }

    /// Puts in front of this view what `transform` makes of what the views inside tell.
    ///
    /// Matches: SwiftUI.View.overlayPreferenceValue(_:alignment:_:)
    public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
    ) -> some View {
        modifier(
            PreferenceReader<Key, Overlay>(
                isBehind: false, alignment: alignment, transform: transform))
    }

    /// Puts behind this view what `transform` makes of what the views inside tell.
    ///
    /// Matches: SwiftUI.View.backgroundPreferenceValue(_:alignment:_:)
    public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
        _ key: Key.Type, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Background
    ) -> some View {
        modifier(
            PreferenceReader<Key, Background>(
                isBehind: true, alignment: alignment, transform: transform))
    }
}

/// A box that is its child, and tells something.
nonisolated struct PreferenceWriter<Key: PreferenceKey> {
    /// Returns the value from the view's frame in the window and the value that is set inside.
    let value: (_ frame: () -> CGRect, _ inner: () -> Key.Value) -> Key.Value

    init(_ value: @escaping (() -> CGRect, () -> Key.Value) -> Key.Value) { self.value = value }
}

extension PreferenceWriter: PrimitiveModifier, PreferenceSource {
    static var preferenceKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree.preferenceKeys.insert(ObjectIdentifier(Key.self))
    }

    func preference(of node: Node, inner: () -> Key.Value?) -> Key.Value? {
        value({ node.frameInWindow }, { inner() ?? Key.defaultValue })
    }
}

/// A box that is its child, and listens to what is told inside.
nonisolated struct PreferenceObserver<Key: PreferenceKey> {
    let action: (Key.Value) -> Void
}

extension PreferenceObserver: PrimitiveModifier {
    /// What was heard last.
    final class Heard {
        var value: Key.Value?
    }

    static var unresolved: Heard { Heard() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Heard { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        var value = context.preferenceInside(Key.self) ?? Key.defaultValue
        if var last = context.resolved.value, ViewValue.areEqual(&last, &value) { return }
        context.resolved.value = value
        action(value)
    }
}

/// A view with another behind or in front that is made from what the views inside tell.
nonisolated struct PreferenceReader<Key: PreferenceKey, Secondary: View> {
    let isBehind: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Secondary

    @State private var value: Key.Value?
}

extension PreferenceReader: ViewModifier {
    func body(content: Content) -> some View {
        let listening = content.modifier(PreferenceObserver<Key> { value = $0 })
        if isBehind {
            listening.background(alignment: alignment) { transform(value ?? Key.defaultValue) }
        } else {
            listening.overlay(alignment: alignment) { transform(value ?? Key.defaultValue) }
        }
    }
}
