import LozengeCore

/// A value that follows the focus, and moves it when it is set.
///
/// ```swift
/// struct Login: View {
///     @State private var name = ""
///     @FocusState private var isNameFocused: Bool
///
///     var body: some View {
///         TextField("Name", text: $name).focused($isNameFocused)
///         Button("Edit name") { isNameFocused = true }
///     }
/// }
/// ```
///
/// `true` or the value of the focused view; `false` or `nil` if no bound view has the focus. Setting it moves
/// the focus after the next update of the views; a value that no view has leaves the focus unchanged.
///
/// Matches: SwiftUI.FocusState
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// The value without a focus, `false` or `nil`: safe on every thread, though not provably so for `Value`.
    nonisolated(unsafe) private let absent: Value
    nonisolated(unsafe) private var location: FocusLocation<Value>?

    nonisolated public init() where Value == Bool { absent = false }

    nonisolated public init<T: Hashable>() where Value == T? { absent = nil }

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { location?.value ?? absent }
        nonmutating set {
            guard let location else {
                return report(
                    "Cannot set a @FocusState before its view is on screen. The focus does not move. "
                        + "Set it in an action, such as that of onAppear.")
            }
            location.request(newValue)
        }
    }

    @preconcurrency @MainActor public var projectedValue: Binding {
        Binding(location: location, absent: absent)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let kept =
            connection.storage as? FocusLocation<Value>
            ?? FocusLocation(absent, in: connection.node?.tree)
        connection.storage = kept
        location = kept
    }

    /// Binds views to a ``FocusState``.
    ///
    /// Matches: SwiftUI.FocusState.Binding
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        private let absent: Value

        init(location: FocusLocation<Value>?, absent: Value) {
            self.location = location
            self.absent = absent
        }

        @preconcurrency @MainActor public var wrappedValue: Value {
            get { location?.value ?? absent }
            nonmutating set { location?.request(newValue) }
        }

        @preconcurrency @MainActor public var projectedValue: Binding { self }
    }
}

/// The storage of a ``FocusState``, with the views bound to it.
final class FocusLocation<Value: Hashable>: Dependency {
    private let absent: Value
    private var present: Value
    private weak var tree: ViewTree?
    private var bound = WeakList<ContentNode<FocusedEffect<Value>>>()
    /// True if the app has set the value, and the focus has not followed yet.
    private var isRequested = false

    init(_ absent: Value, in tree: ViewTree?) {
        (self.absent, present) = (absent, absent)
        self.tree = tree
    }

    var value: Value {
        noteRead()
        return present
    }

    func add(_ context: some NodeContext<FocusedEffect<Value>>) { bound.add(context.node) }

    /// Sets `value` for the app and requests the focus for its view.
    func request(_ value: Value) {
        set(value)
        guard !isRequested else { return }
        isRequested = true
        tree?.perform { self.follow(mayWait: true) }
    }

    /// Called when the view of `value` got the focus.
    func took(_ value: Value) { set(value) }

    /// Called when the view of `value` lost the focus.
    func lost(_ value: Value) { if present == value, !isRequested { set(absent) } }

    private func set(_ value: Value) {
        guard value != present else { return }
        present = value
        noteChange()
    }

    /// Moves the focus to the view of the requested value.
    ///
    /// - Parameter mayWait: True if the view may be made by the next layout, as a new row of a list is.
    private func follow(mayWait: Bool) {
        isRequested = false
        guard let focus = tree?.focus else { return }
        var holder: Value?
        var wanted: Node?
        bound.forEach { node in
            guard node.isAlive, !node.isHidden else { return }
            if focus.isInside(node) { holder = node.content.value }
            if node.content.value == present { wanted = wanted ?? node.focusables.first }
        }
        if present == absent {
            if holder != nil { focus.move(to: nil) }
        } else if let wanted {
            if holder != present { focus.move(to: wanted) }
        } else if mayWait, let tree {
            isRequested = true
            tree.performAfterLayout { self.follow(mayWait: false) }
        } else {
            set(holder ?? absent)
        }
    }
}
