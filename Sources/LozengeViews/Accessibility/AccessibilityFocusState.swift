import LozengeCore

/// A property that follows the focus of assistive technology, and moves it.
///
/// ```swift
/// struct Saved: View {
///     @AccessibilityFocusState private var isOnMessage: Bool
///     var body: some View {
///         Text("Saved").accessibilityFocused($isOnMessage)
///         Button("Save") { isOnMessage = true }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.AccessibilityFocusState
/// Differs: a screen reader of Linux does not tell apps where it reads. The value follows the keyboard focus, and an
/// element that the app has moved the reader to.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: ConnectedProperty {
    /// The value without a focus, `false` or `nil`: safe on every thread, though not provably so for `Value`.
    nonisolated(unsafe) private let absent: Value
    nonisolated(unsafe) private var location: AccessibilityFocusLocation<Value>?

    nonisolated public init() where Value == Bool { absent = false }

    nonisolated public init<T: Hashable>() where Value == T? { absent = nil }

    /// Creates a property for some technologies.
    ///
    /// Differs: all technologies share one focus.
    nonisolated public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        absent = false
    }

    /// Creates a property for some technologies.
    ///
    /// Differs: all technologies share one focus.
    nonisolated public init<T: Hashable>(for technologies: AccessibilityTechnologies)
    where Value == T? { absent = nil }

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { location?.value ?? absent }
        nonmutating set { location?.request(newValue) }
    }

    @preconcurrency @MainActor public var projectedValue: Binding {
        Binding(location: location, absent: absent)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let kept =
            connection.storage as? AccessibilityFocusLocation<Value>
            ?? AccessibilityFocusLocation(absent, in: connection.node?.tree)
        connection.storage = kept
        location = kept
    }

    /// Binds views to an ``AccessibilityFocusState``.
    ///
    /// Matches: SwiftUI.AccessibilityFocusState.Binding
    @propertyWrapper
    public struct Binding {
        let location: AccessibilityFocusLocation<Value>?
        private let absent: Value

        init(location: AccessibilityFocusLocation<Value>?, absent: Value) {
            (self.location, self.absent) = (location, absent)
        }

        @preconcurrency @MainActor public var wrappedValue: Value {
            get { location?.value ?? absent }
            nonmutating set { location?.request(newValue) }
        }

        @preconcurrency @MainActor public var projectedValue: Binding { self }
    }
}

/// Kinds of assistive technology.
///
/// Matches: SwiftUI.AccessibilityTechnologies
nonisolated public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let voiceOver = Self(rawValue: 1 << 0)
    public static let switchControl = Self(rawValue: 1 << 1)
}

/// The storage of an ``AccessibilityFocusState``, with the views bound to it.
final class AccessibilityFocusLocation<Value: Hashable>: Dependency {
    private let absent: Value
    private var present: Value
    private weak var tree: ViewTree?
    private var bound = WeakList<ContentNode<AccessibilityFocusedEffect<Value>>>()

    init(_ absent: Value, in tree: ViewTree?) {
        (self.absent, present) = (absent, absent)
        self.tree = tree
    }

    var value: Value {
        noteRead()
        return present
    }

    func add(_ context: some NodeContext<AccessibilityFocusedEffect<Value>>) {
        bound.add(context.node)
    }

    /// Sets `value` for the app, and moves the focus after the next update.
    func request(_ value: Value) {
        set(value)
        tree?.perform { [weak self] in self?.follow() }
    }

    private func follow() {
        guard let tree else { return }
        var wanted: Node?
        bound.forEach { node in
            if node.isAlive, !node.isHidden, node.content.value == present {
                wanted = wanted ?? node
            }
        }
        tree[ReaderFocus.self].move(to: present == absent ? nil : wanted)
        if wanted == nil { set(absent) }
    }

    /// Called when the focus has moved.
    func focusMoved() {
        guard let focus = tree?[ReaderFocus.self] else { return }
        var found = absent
        bound.forEach { node in if focus.isInside(node) { found = node.content.value } }
        set(found)
    }

    private func set(_ value: Value) {
        guard value != present else { return }
        present = value
        noteChange()
    }
}
