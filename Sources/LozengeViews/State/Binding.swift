/// A way to read and write a value that someone else owns.
///
/// Matches: SwiftUI.Binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    private let source: BindingSource?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(source: nil, get: get, set: set)
    }

    private init(
        source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void
    ) {
        self.source = source
        self.get = get
        self.set = set
    }

    init(location: StateLocation<Value>) {
        self.init(
            source: BindingSource(owner: location), get: { location.value },
            set: { location.value = $0 })
    }

    /// A binding to a property of an object.
    init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            source: BindingSource(owner: object, path: [keyPath]),
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding that always reads `value` and ignores what is written.
    ///
    /// Matches: SwiftUI.Binding.constant(_:)
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Part>(
        dynamicMember keyPath: WritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding<Part>(
            source: source?.appending(keyPath),
            get: { get()[keyPath: keyPath] },
            set: {
                var whole = get()
                whole[keyPath: keyPath] = $0
                set(whole)
            })
    }
}

extension Binding: SelfComparing {
    /// Two bindings to the same part of the same state are one, though their closures are not.
    func isSame(as other: Binding<Value>) -> Bool {
        guard let source, let otherSource = other.source else { return false }
        return source == otherSource
    }
}

/// Whose value a binding is to, and which part of it.
private struct BindingSource: Equatable {
    let owner: AnyObject
    var path: [AnyKeyPath] = []

    func appending(_ keyPath: AnyKeyPath) -> BindingSource {
        BindingSource(owner: owner, path: path + [keyPath])
    }

    static func == (lhs: BindingSource, rhs: BindingSource) -> Bool {
        lhs.owner === rhs.owner && lhs.path == rhs.path
    }
}
