import LozengeCore

nonisolated extension Scene {
    /// Calls `action` when `value` differs from its value at the last evaluation of the app's scenes.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: True if the action is called for the first value, too, before a window opens.
    ///   - action: Called with the old and the new value; for the first value, with that value twice.
    /// - Returns: This scene.
    ///
    /// Matches: SwiftUI.Scene.onChange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> _ObservedScene<Self, V> {
        _ObservedScene(content: self, value: value, isInitial: initial, action: action)
    }

    /// Calls `action` when `value` differs from its value at the last evaluation of the app's scenes.
    ///
    /// Matches: SwiftUI.Scene.onChange(of:initial:_:)-Void
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> _ObservedScene<Self, V> {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls `action` with the new value when `value` changes.
    ///
    /// Matches: SwiftUI.Scene.onChange(of:perform:)
    @available(*, deprecated, message: "Use an action of two parameters, or of none.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> _ObservedScene<Self, V> {
        onChange(of: value) { _, new in action(new) }
    }
}

/// A scene with an observed value.
///
/// Extension: for the engine, as ``_ChangedScene``.
nonisolated public struct _ObservedScene<Content, Value: Equatable> {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension _ObservedScene: Scene where Content: Scene {
    public typealias Body = Never

    public func _windows() -> [WindowDescription] {
        // The scene inside acts first, as its body is evaluated first.
        let windows = content._windows()
        AppGraph.watch(value, of: Self.self, isInitial: isInitial, action)
        return windows
    }
}
