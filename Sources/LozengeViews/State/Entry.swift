/// Creates a value of the environment, of a transaction, of a container's view or of the focused view from a property in
/// an extension.
///
/// ```
/// extension EnvironmentValues {
///     @Entry var theme: Theme = .plain
///     @Entry var note: String?
///     @Entry var columns = 3
/// }
/// ```
///
/// The value on the right is the default; without one, it is `nil`. It is evaluated whenever the
/// property is read and no value is set.
///
/// Matches: SwiftUI.Entry()
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

nonisolated extension EnvironmentValues {
    /// The value of the property that `@Entry` declared under the type `key`.
    public func _entry<Key, Value>(
        _ key: Key.Type, default defaultValue: @autoclosure () -> Value
    ) -> Value {
        stored(ObjectIdentifier(EntryKey<Key, Value>.self)) ?? defaultValue()
    }

    /// Sets the value of the property that `@Entry` declared under the type `key`.
    public mutating func _setEntry<Key, Value>(_ key: Key.Type, to value: Value) {
        store(value, for: EntryKey<Key, Value>.self)
    }
}

nonisolated extension Transaction {
    /// The value of the property that `@Entry` declared under the type `key`.
    public func _entry<Key, Value>(
        _ key: Key.Type, default defaultValue: @autoclosure () -> Value
    ) -> Value {
        stored(ObjectIdentifier(EntryKey<Key, Value>.self)) ?? defaultValue()
    }

    /// Sets the value of the property that `@Entry` declared under the type `key`.
    public mutating func _setEntry<Key, Value>(_ key: Key.Type, to value: Value) {
        store(value, for: ObjectIdentifier(EntryKey<Key, Value>.self))
    }
}

/// The identity of an entry.
///
/// It contains the type of the value, so that a value is never read as another type.
nonisolated private enum EntryKey<Key, Value> {}
