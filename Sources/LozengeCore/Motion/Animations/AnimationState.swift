/// A key for a value that a custom animation keeps between two frames.
///
/// ```swift
/// struct Rounds<Value: VectorArithmetic>: AnimationStateKey {
///     static var defaultValue: Int { 0 }
/// }
/// ```
///
/// Matches: SwiftUI.AnimationStateKey
public protocol AnimationStateKey {
    associatedtype Value

    /// The value until one is set.
    ///
    /// Matches: SwiftUI.AnimationStateKey.defaultValue
    static var defaultValue: Value { get }
}

/// The values that a custom animation keeps between two frames.
///
/// Setting a value again allocates no memory.
///
/// Matches: SwiftUI.AnimationState
public struct AnimationState<Value: VectorArithmetic> {
    private class Entry {
        let key: ObjectIdentifier

        init(_ key: ObjectIdentifier) { self.key = key }

        func copy() -> Entry { self }
    }

    private final class ValueEntry<Stored>: Entry {
        var value: Stored

        init(_ key: ObjectIdentifier, _ value: Stored) {
            self.value = value
            super.init(key)
        }

        override func copy() -> Entry { ValueEntry(key, value) }
    }

    private var entries: [Entry] = []

    public init() {}

    /// The value for a key.
    ///
    /// Matches: SwiftUI.AnimationState.subscript(_:)
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { entry(key)?.value ?? key.defaultValue }
        set {
            let id = ObjectIdentifier(key)
            guard let index = entries.firstIndex(where: { $0.key == id }) else {
                entries.append(ValueEntry(id, newValue))
                return
            }
            if !isKnownUniquelyReferenced(&entries[index]) {
                entries[index] = entries[index].copy()
            }
            (entries[index] as? ValueEntry<K.Value>)?.value = newValue
        }
    }

    private func entry<K: AnimationStateKey>(_ key: K.Type) -> ValueEntry<K.Value>? {
        let id = ObjectIdentifier(key)
        for entry in entries where entry.key == id { return entry as? ValueEntry<K.Value> }
        return nil
    }
}

@available(*, unavailable)
extension AnimationState: Sendable {}
