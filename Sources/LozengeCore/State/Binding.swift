/// A reference to a value that is stored elsewhere, for reading and writing.
///
/// ```swift
/// struct NameEditor: View {
///     @Binding var name: String
///
///     var body: some View { TextField("Name", text: $name) }
/// }
/// ```
///
/// It is nonisolated, so that model code can create and use bindings. A binding to the state of a view must
/// be
/// used on the main thread.
///
/// Matches: SwiftUI.Binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void
    private let source: BindingSource?
    /// The context of changes that are made through the binding; `nil` for none.
    package var context: BindingContext?

    /// Creates a binding from functions that read and write the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(source: nil, get: get, set: set)
    }

    private init(
        source: BindingSource?, context: BindingContext? = nil,
        get: @escaping () -> Value, set: @escaping (Value) -> Void
    ) {
        self.source = source
        self.context = context
        self.get = get
        self.set = set
    }

    /// Creates a binding to the only value of `owner`.
    package init(owner: AnyObject, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(source: BindingSource(owner: owner), get: get, set: set)
    }

    /// Creates a binding to a property of an object.
    package init<Root: AnyObject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>)
    {
        self.init(
            source: BindingSource(owner: object, path: [keyPath]),
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a constant; writing has no effect.
    ///
    /// Matches: SwiftUI.Binding.constant(_:)
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            if let context {
                context.perform { set(newValue) }
            } else {
                set(newValue)
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// True if both are bound to the same part of the same state and change it in the same context; their
    /// closures cannot be compared.
    package func isSame(as other: Binding<Value>) -> Bool {
        guard let source, let otherSource = other.source, source == otherSource else {
            return false
        }
        guard let context, let otherContext = other.context else {
            return context === other.context
        }
        return context.isSame(otherContext)
    }

    /// Returns a binding to a property of the value.
    public subscript<Part>(
        dynamicMember keyPath: WritableKeyPath<Value, Part>
    ) -> Binding<Part> {
        Binding<Part>(
            source: source?.appending(keyPath), context: context,
            get: { get()[keyPath: keyPath] },
            set: {
                var whole = get()
                whole[keyPath: keyPath] = $0
                set(whole)
            })
    }
}

/// The context of a change, such as its transaction.
///
/// An object, so that a binding is copied as fast as one without a context.
package final class BindingContext {
    /// The transaction; the module of the views knows its type.
    package let transaction: Any
    /// True if a change in the other context is made in the same way.
    package let isSame: (BindingContext) -> Bool
    /// Calls a change in the context.
    package let perform: (_ change: () -> Void) -> Void

    package init(
        _ transaction: Any, isSame: @escaping (BindingContext) -> Bool,
        perform: @escaping (_ change: () -> Void) -> Void
    ) {
        self.transaction = transaction
        self.isSame = isSame
        self.perform = perform
    }
}

extension Binding {
    /// Creates a binding to the value of an optional; `nil` if the optional is `nil`.
    ///
    /// Matches: SwiftUI.Binding.init(_:)-Unwrapping
    public init?(_ base: Binding<Value?>) {
        guard let present = base.wrappedValue else { return nil }
        self.init(
            source: base.source?.appending(BindingPart.unwrapped), context: base.context,
            // A binding that outlives the value returns the last one.
            get: { base.wrappedValue ?? present }, set: { base.set($0) })
    }

    /// Creates a binding to an optional from one to a value; setting it to `nil` has no effect.
    ///
    /// Matches: SwiftUI.Binding.init(_:)-Wrapping
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            source: base.source?.appending(BindingPart.wrapped), context: base.context,
            get: { base.wrappedValue }, set: { if let value = $0 { base.set(value) } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to an element; if the index becomes invalid, it returns the last value.
    package func element(at index: Value.Index) -> Binding<Value.Element> {
        let present = wrappedValue[index]
        func isThere(_ elements: Value) -> Bool {
            index >= elements.startIndex && index < elements.endIndex
        }
        return Binding<Value.Element>(
            source: (index as? AnyHashable).flatMap { source?.appending($0) }, context: context,
            get: {
                let elements = wrappedValue
                return isThere(elements) ? elements[index] : present
            },
            set: {
                var elements = wrappedValue
                guard isThere(elements) else { return }
                elements[index] = $0
                set(elements)
            })
    }
}

/// A part of a value without a key path.
private enum BindingPart: Hashable {
    case wrapped, unwrapped
}

/// The owner and the part of a binding's value.
private struct BindingSource: Equatable {
    let owner: AnyObject
    var path: [AnyHashable] = []

    func appending(_ part: AnyHashable) -> BindingSource {
        BindingSource(owner: owner, path: path + [part])
    }

    static func == (lhs: BindingSource, rhs: BindingSource) -> Bool {
        lhs.owner === rhs.owner && lhs.path == rhs.path
    }
}
