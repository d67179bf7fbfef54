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
        get {
            let wanted = ObjectIdentifier(key)
            var entry = head
            while let current = entry {
                if current.key == wanted {
                    return unsafeDowncast(current, to: ValueEntry<Key.Value>.self).value
                }
                entry = current.next
            }
            return Key.defaultValue
        }
        set {
            head = ValueEntry(key: ObjectIdentifier(key), value: newValue, next: head)
        }
    }

    /// Whether this is the same environment, not one that looks the same.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }
}
