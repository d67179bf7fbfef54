import LozengeCore

/// A key for a value of the focused view.
///
/// ``Entry()`` declares a value in one line, in an extension of ``FocusedValues``.
///
/// Matches: SwiftUI.FocusedValueKey
nonisolated public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the focused view and of the views around it.
///
/// ```swift
/// extension FocusedValues {
///     @Entry var document: Document?
/// }
/// ```
///
/// Matches: SwiftUI.FocusedValues
nonisolated public struct FocusedValues {
    private var values = EnvironmentValues()

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get {
            let stored: Key.Value?? = values.stored(ObjectIdentifier(key))
            return stored ?? nil
        }
        set { values.store(newValue, for: key) }
    }

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

    /// The object of a type.
    subscript<Object: AnyObject>(objectOf type: TypeKey<Object>) -> Object? {
        get { values[objectOf: type] }
        set { values[objectOf: type] = newValue }
    }
}

/// The focused values of a window, with their readers.
///
/// One object for a window: its content, its menus and its commands read it from the environment.
final class FocusedValuesLocation: Dependency {
    private var present = FocusedValues()
    private var sources = WeakList<Node>()
    private var isStale = false

    /// A view that sets a focused value.
    protocol Source {
        /// True if the value also counts while the focus is elsewhere in the window.
        var isOfScene: Bool { get }
        func apply(to values: inout FocusedValues)
    }

    /// The values of the focused view and of the views around it; the nearest win, and those of the window come last.
    var values: FocusedValues {
        noteRead()
        if isStale { update() }
        return present
    }

    func add(_ node: Node) { if !sources.contains(node) { sources.add(node) } }

    /// Called when the focus moved, or a value changed.
    func valuesChanged() {
        guard !isStale else { return }
        isStale = true
        noteChange()
    }

    private func update() {
        isStale = false
        present = FocusedValues()
        var found: [(node: Node, source: any Source)] = []
        sources.forEach { node in
            guard node.isAlive, !node.isHidden,
                let source = (node as? any FocusedValueNode)?.focusedValueSource
            else { return }
            if source.isOfScene || node.tree.focus.isInside(node) { found.append((node, source)) }
        }
        // The last one wins: first those of the window, then from the outermost view to the innermost.
        found.sort {
            ($0.source.isOfScene ? 0 : 1, $0.node.depth) < (
                $1.source.isOfScene ? 0 : 1, $1.node.depth
            )
        }
        for (_, source) in found { source.apply(to: &present) }
    }
}

/// A node of a view that sets a focused value.
private protocol FocusedValueNode: Node {
    var focusedValueSource: any FocusedValuesLocation.Source { get }
}

extension ContentNode: FocusedValueNode where Content: FocusedValuesLocation.Source {
    fileprivate var focusedValueSource: any FocusedValuesLocation.Source { content }
}

nonisolated extension EnvironmentValues {
    /// The focused values of the window.
    var focusedValues: FocusedValuesLocation? {
        get { self[FocusedValuesLocationKey.self] }
        set { self[FocusedValuesLocationKey.self] = newValue }
    }
}

nonisolated private struct FocusedValuesLocationKey: EnvironmentKey {
    static var defaultValue: FocusedValuesLocation? { nil }
}

/// A layout-neutral modifier that sets a focused value.
nonisolated struct FocusedValueEffect<Value> {
    let keyPath: WritableKeyPath<FocusedValues, Value>
    let value: Value
    let isOfScene: Bool
}

extension FocusedValueEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }
    static var unresolved: FocusedValuesLocation? { nil }

    func resolve(_ context: UpdateContext<Self>) -> FocusedValuesLocation? {
        let location = context.read(\.focusedValues)
        location?.add(context.node)
        location?.valuesChanged()
        return location
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) {
        context.resolved?.valuesChanged()
    }

    func disappear(_ context: UpdateContext<Self>) { context.resolved?.valuesChanged() }
}

extension FocusedValueEffect: FocusedValuesLocation.Source {
    func apply(to values: inout FocusedValues) { values[keyPath: keyPath] = value }
}
