import LozengeCore

/// Which view has the keyboard, as the app knows it, and where the app puts it.
///
/// `true`, or the value of the view that has the keyboard; `false` or `nil` if none has that is bound
/// to it. Setting it moves the keyboard once the views are what they are now; a value that no view has
/// leaves it where it is.
///
/// Matches: SwiftUI.FocusState
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// `false` or `nil`: safe on every thread, though the compiler cannot know it of `Value`.
    nonisolated(unsafe) private let absent: Value
    nonisolated(unsafe) private var location: FocusLocation<Value>?

    nonisolated public init() where Value == Bool { absent = false }

    nonisolated public init<T: Hashable>() where Value == T? { absent = nil }

    public var wrappedValue: Value {
        get { location?.value ?? absent }
        nonmutating set {
            guard let location else {
                return report("A @FocusState was set before its view was on screen.")
            }
            location.request(newValue)
        }
    }

    public var projectedValue: Binding { Binding(location: location, absent: absent) }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let kept =
            connection.storage as? FocusLocation<Value>
            ?? FocusLocation(absent, in: connection.node?.tree)
        connection.storage = kept
        location = kept
    }

    /// Ties views to a ``FocusState``.
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

        public var wrappedValue: Value {
            get { location?.value ?? absent }
            nonmutating set { location?.request(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

/// Where a ``FocusState`` is kept, and who is bound to it.
final class FocusLocation<Value: Hashable>: Dependency {
    private let absent: Value
    private var present: Value
    private weak var tree: ViewTree?
    private var bound = WeakList<ContentNode<FocusedEffect<Value>>>()
    /// Whether the app has set it, and the keyboard is still to follow.
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

    /// The app wants the keyboard to be with the view of `value`.
    func request(_ value: Value) {
        set(value)
        guard !isRequested else { return }
        isRequested = true
        tree?.perform { self.follow() }
    }

    /// The keyboard is with the view of `value` now.
    func took(_ value: Value) { set(value) }

    /// The keyboard is not with the view of `value` any more.
    func lost(_ value: Value) { if present == value, !isRequested { set(absent) } }

    private func set(_ value: Value) {
        guard value != present else { return }
        present = value
        noteChange()
    }

    /// Moves the keyboard to where the app wants it.
    private func follow() {
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
        } else {
            set(holder ?? absent)
        }
    }
}
