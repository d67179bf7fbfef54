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
        set { values.store(newValue, for: ObjectIdentifier(key)) }
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

nonisolated extension View {
    /// Sets a value that the container of this view can read.
    ///
    /// Set on a group, it is set for each of its members.
    ///
    /// Matches: SwiftUI.View.containerValue(_:_:)
    public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// A modifier that sets a value for the container; it makes no node.
nonisolated private struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        content._visit(&visitor)
    }

    func _list<Modified: View>(_ list: inout _SubviewList, content: Modified) {
        list.append(content._list) { $0[keyPath: keyPath] = value }
    }
}
