import LozengeCore

/// A key for a value that a view provides to the container that shows it, with its default.
///
/// ``Entry()`` declares the same in one line, in an extension of ``ContainerValues``.
///
/// Matches: SwiftUI.ContainerValueKey
nonisolated public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view provides to the container that shows it.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
///
/// struct Board<Content: View>: View {
///     @ViewBuilder var content: Content
///
///     var body: some View {
///         ForEach(subviews: content) { subview in
///             subview.border(subview.containerValues.isPinned ? Color.red : .clear)
///         }
///     }
/// }
///
/// Board { Text("Buy bread").containerValue(\.isPinned, true) }
/// ```
///
/// Matches: SwiftUI.ContainerValues
nonisolated public struct ContainerValues {
    private var values = EnvironmentValues()
    private var tags: [ViewTag] = []

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values.stored(ObjectIdentifier(key)) ?? Key.defaultValue }
        set { values.store(newValue, for: key) }
    }

    /// Returns the tag of a type; `nil` if the view has none.
    ///
    /// A tag of the optional type counts, too.
    ///
    /// Matches: SwiftUI.ContainerValues.tag(for:)
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        tags.lazy.compactMap { $0.value(as: type) }.first
    }

    /// Returns true if the view has a tag.
    ///
    /// Matches: SwiftUI.ContainerValues.hasTag(_:)
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Adds a tag in front of those of the views inside.
    mutating func addTag(_ tag: ViewTag) { tags.insert(tag, at: 0) }

    /// The value of the property that `@Entry` declared under the type `key`.
    public func _entry<Key, Value>(
        _ key: Key.Type, default defaultValue: @autoclosure () -> Value
    ) -> Value {
        values._entry(key, default: defaultValue())
    }

    /// Sets the value of the property that `@Entry` declared under the type `key`.
    public mutating func _setEntry<Key, Value>(_ key: Key.Type, to value: Value) {
        values._setEntry(key, to: value)
    }
}
