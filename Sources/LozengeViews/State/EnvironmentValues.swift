/// Names a value in the environment, and says what it is where nobody has set it.
///
/// Matches: SwiftUI.EnvironmentKey
nonisolated public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a view can know of where it is: the values set above it.
///
/// A copy is one reference. Setting a value puts it in front of those there are and leaves them to
/// whoever else has them, so a whole subtree shares one environment.
///
/// Matches: SwiftUI.EnvironmentValues
nonisolated public struct EnvironmentValues {
    private var head: Entry?

    /// One value that was set, and everything set before it.
    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }
    }

    private final class ValueEntry<Value>: Entry {
        let value: Value

        init(key: ObjectIdentifier, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }
    }

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { stored(ObjectIdentifier(key)) ?? Key.defaultValue }
        set { store(newValue, for: ObjectIdentifier(key)) }
    }

    /// The value that was set for `key`; `nil` if none was.
    ///
    /// All values of a key have the same type.
    @inline(__always)
    func stored<Value>(_ key: ObjectIdentifier) -> Value? {
        var entry = head
        while let current = entry {
            if current.key == key {
                return unsafeDowncast(current, to: ValueEntry<Value>.self).value
            }
            entry = current.next
        }
        return nil
    }

    /// Puts a value in front of those that are set.
    mutating func store<Value>(_ value: Value, for key: ObjectIdentifier) {
        head = ValueEntry(key: key, value: value, next: head)
    }

    /// A value that is known by the property it is read through, and needs no key of its own.
    ///
    /// ```
    /// extension EnvironmentValues {
    ///     var theme: Theme {
    ///         get { self[\.theme, default: .plain] }
    ///         set { self[\.theme, default: .plain] = newValue }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property that this is written in.
    ///   - defaultValue: What it is where nobody has set it.
    ///
    /// Extension: the same as `@Entry`, for a default value that depends on other values.
    public subscript<Value>(
        property: KeyPath<EnvironmentValues, Value>,
        default defaultValue: @autoclosure () -> Value
    ) -> Value {
        get {
            guard let known = self[PropertiesKey.self][property] else { return defaultValue() }
            return known as? Value ?? defaultValue()
        }
        set { self[PropertiesKey.self][property] = newValue }
    }

    /// Whether this is the same environment, not one that looks the same.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }
}

/// The values that are known by the properties they are read through.
nonisolated private struct PropertiesKey: EnvironmentKey {
    static var defaultValue: [AnyKeyPath: Any] { [:] }
}
