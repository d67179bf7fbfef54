/// A key for a value in the environment, with its default.
///
/// ```swift
/// struct ThemeKey: EnvironmentKey {
///     static let defaultValue = "plain"
/// }
///
/// extension EnvironmentValues {
///     var theme: String {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///     }
/// }
/// ```
///
/// ``Entry()`` declares the same in one line.
///
/// Matches: SwiftUI.EnvironmentKey
nonisolated public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that views above have set for a view.
///
/// A copy is one reference. Setting a value adds it in front of a shared list, so a whole subtree shares one
/// environment.
///
/// Matches: SwiftUI.EnvironmentValues
nonisolated public struct EnvironmentValues {
    private var head: Entry?

    /// A value that was set, and the list of values set before it.
    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?
        /// The entry behind the run of this one, to which a search goes on if its key is not among `keys`.
        let nextRun: Entry?
        /// A bit for each key from this entry to the next run; several keys may have the same bit.
        let keys: UInt64
        private let runLength: Int8
        #if DEBUG || INSPECT
            let type: Any.Type
            /// The value in words.
            var words: String { "" }
        #endif

        /// The bit of a key: one of 64.
        static func bit(of key: ObjectIdentifier) -> UInt64 {
            // The highest bits of a product depend on all bits of an address, of which the lowest are zero.
            1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
        }

        /// True if both set equal values for one key.
        @MainActor func isEqual(to other: Entry) -> Bool { self === other }

        init(key: Any.Type, next: Entry?) {
            self.key = ObjectIdentifier(key)
            self.next = next
            let bit = Self.bit(of: self.key)
            if let next, next.runLength < 8 {
                (nextRun, keys, runLength) = (next.nextRun, next.keys | bit, next.runLength + 1)
            } else {
                (nextRun, keys, runLength) = (next, bit, 1)
            }
            #if DEBUG || INSPECT
                type = key
            #endif
        }
    }

    private final class ValueEntry<Value>: Entry {
        let value: Value

        init(key: Any.Type, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }

        @MainActor override func isEqual(to other: Entry) -> Bool {
            guard key == other.key, let other = other as? ValueEntry<Value> else { return false }
            var (mine, others) = (value, other.value)
            return ViewValue.areEqual(&mine, &others)
        }

        #if DEBUG || INSPECT
            override var words: String { "\(value)" }
        #endif
    }

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { stored(ObjectIdentifier(key)) ?? Key.defaultValue }
        set { store(newValue, for: key) }
    }

    /// Returns the value that was set for `key`; `nil` if none was.
    ///
    /// All values of a key have the same type.
    @inline(__always)
    func stored<Value>(_ key: ObjectIdentifier) -> Value? {
        let bit = Entry.bit(of: key)
        var entry = head
        while let current = entry {
            if current.keys & bit == 0 {
                entry = current.nextRun
            } else if current.key == key {
                return unsafeDowncast(current, to: ValueEntry<Value>.self).value
            } else {
                entry = current.next
            }
        }
        return nil
    }

    /// Adds a value in front of the list.
    mutating func store<Value>(_ value: Value, for key: Any.Type) {
        head = ValueEntry(key: key, value: value, next: head)
    }

    /// A value that is identified by the property through which it is read, without a separate key.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///     var theme: String {
    ///         get { self[\.theme, default: "plain"] }
    ///         set { self[\.theme, default: "plain"] = newValue }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The property that contains this call.
    ///   - defaultValue: The value if none is set.
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

    #if DEBUG || INSPECT
        /// A value for an inspector.
        struct InspectedEntry {
            fileprivate let id: ObjectIdentifier
            let key: Any.Type
            /// The value in words.
            let value: String
        }

        /// The values, the last one first.
        var entries: [InspectedEntry] {
            var entries: [InspectedEntry] = []
            var next = head
            while let entry = next {
                entries.append(
                    InspectedEntry(
                        id: ObjectIdentifier(entry), key: entry.type, value: entry.words))
                next = entry.next
            }
            return entries
        }

        /// True if a value was set here or further out.
        func contains(_ entry: InspectedEntry) -> Bool {
            var next = head
            while let current = next {
                if ObjectIdentifier(current) == entry.id { return true }
                next = current.next
            }
            return false
        }
    #endif

    /// True if both are the same list; equal values may not be.
    func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

    /// True if both set equal values in the same order.
    @MainActor func isEqual(to other: EnvironmentValues) -> Bool {
        var (mine, others) = (head, other.head)
        while mine !== others {
            guard let entry = mine, let otherEntry = others, entry.isEqual(to: otherEntry)
            else { return false }
            (mine, others) = (entry.next, otherEntry.next)
        }
        return true
    }
}

extension EnvironmentValues: SelfComparing {
    func isSame(as other: EnvironmentValues) -> Bool { isEqual(to: other) }
}

/// The values that are identified by properties.
nonisolated private struct PropertiesKey: EnvironmentKey {
    static var defaultValue: [AnyKeyPath: Any] { [:] }
}
