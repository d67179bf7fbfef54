/// A way to read and write a value that someone else owns.
///
/// Matches: SwiftUI.Binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    init(location: StateLocation<Value>) {
        self.init(get: { location.value }, set: { location.value = $0 })
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
            get: { get()[keyPath: keyPath] },
            set: {
                var whole = get()
                whole[keyPath: keyPath] = $0
                set(whole)
            })
    }
}
