import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets a preference, replacing values set by descendants.
    ///
    /// Matches: SwiftUI.View.preference(key:value:)
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(PreferenceWriter<Key> { _, _ in value })
    }

    /// Transforms a preference set by descendants.
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

    /// Calls `action` with a preference set by descendants, at first and at every change.
    ///
    /// Matches: SwiftUI.View.onPreferenceChange(_:perform:)
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceObserver<Key>(action: action))
    }

    /// Adds an overlay made from a preference set by descendants.
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

    /// Adds a background made from a preference set by descendants.
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

/// A layout-neutral modifier that sets a preference.
nonisolated struct PreferenceWriter<Key: PreferenceKey> {
    /// Returns the value from the view's frame in the window and the value that is set inside.
    let value: (_ frame: () -> CGRect, _ inner: () -> Key.Value) -> Key.Value

    init(_ value: @escaping (() -> CGRect, () -> Key.Value) -> Key.Value) { self.value = value }
}

extension PreferenceWriter: PrimitiveModifier, PreferenceSource {
    /// The value that was set last, and what it was made from.
    ///
    /// The program makes a value anew only if that has changed: two values whose type has no `==` would count as
    /// different, and a view that is made from them would never settle.
    final class Written {
        fileprivate var value: Key.Value?
        /// The frame that it was made from; `nil` for none.
        fileprivate var frame: CGRect?
        /// The value inside that it was made from; `nil` for none.
        fileprivate var inner: Key.Value?
    }

    static var unresolved: Written { Written() }
    static var preferenceKey: ObjectIdentifier? { ObjectIdentifier(Key.self) }

    func resolve(_ context: UpdateContext<Self>) -> Written {
        context.tree.preferenceKeys.insert(ObjectIdentifier(Key.self))
        context.resolved.value = nil
        return context.resolved
    }

    func preference(of node: Node, inner: () -> Key.Value?) -> Key.Value? {
        guard let written = (node as? ContentNode<Self>)?.resolved else { return nil }
        if let value = written.value, isCurrent(written, of: node, inner) { return value }
        (written.frame, written.inner) = (nil, nil)
        let value = value(
            {
                let frame = node.frameInWindow
                written.frame = frame
                return frame
            },
            {
                let value = inner() ?? Key.defaultValue
                written.inner = value
                return value
            })
        written.value = value
        return value
    }

    /// Returns true if a value would be made from the same again.
    private func isCurrent(
        _ written: Written, of node: Node, _ inner: () -> Key.Value?
    ) -> Bool {
        if let frame = written.frame, frame != node.frameInWindow { return false }
        guard var known = written.inner else { return true }
        var now = inner() ?? Key.defaultValue
        return ViewValue.areEqual(&known, &now)
    }
}

/// A layout-neutral modifier that observes a preference.
nonisolated struct PreferenceObserver<Key: PreferenceKey> {
    let action: (Key.Value) -> Void
}

extension PreferenceObserver: PrimitiveModifier {
    /// The last observed value.
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

/// A modifier with a background or overlay made from a preference.
nonisolated struct PreferenceReader<Key: PreferenceKey, Secondary: View> {
    let isBehind: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Secondary

    /// The collected value; `nil` until the content has set it, which is within the first frame.
    @State private var value: Key.Value?
}

extension PreferenceReader: ViewModifier {
    func body(content: Content) -> some View {
        let listening = content.modifier(PreferenceObserver<Key> { value = $0 })
        if isBehind {
            listening.background(alignment: alignment) { value.map(transform) }
        } else {
            listening.overlay(alignment: alignment) { value.map(transform) }
        }
    }
}
