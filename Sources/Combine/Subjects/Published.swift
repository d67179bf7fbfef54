import Foundation

/// A property whose changes its object publishes.
///
/// Its projected value publishes the values themselves: the present one, then each that is about to be
/// set.
///
/// Matches: Combine.Published
@propertyWrapper
public struct Published<Value> {
    /// The storage shared by copies of the property.
    fileprivate final class Storage {
        var value: Value
        let outlets = Outlets<Value, Never>()
        /// Tells that the object of the property is about to change; `nil` while the object is not known.
        var willChange: (() -> Void)?
        /// The publishers that the property is assigned from.
        var subscriptions: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func set(_ newValue: Value) {
            willChange?()
            outlets.send(newValue)
            value = newValue
        }
    }

    private let storage: Storage

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is for properties of classes.")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// Publishes the property's values.
    ///
    /// The same every time: a view that receives it goes on listening when it is updated.
    ///
    /// Matches: Combine.Published.Publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.outlets.add(subscriber, .replaced, first: storage.value)
        }

        /// Sets the property to the values of a publisher, as long as the object lives.
        fileprivate func follow(_ publisher: some Combine.Publisher<Value, Never>) {
            storage.subscriptions.append(
                publisher.sink { [weak storage] in storage?.set($0) })
        }
    }

    /// The publisher of the property's values.
    ///
    /// Setting it changes nothing: `assign(to:)` has used it by then.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set {}
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: path].storage.value }
        set { connected(object, path).set(newValue) }
    }

    /// The publisher of the property's values; it is set only by `assign(to:)`, which keeps it.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        projected projected: ReferenceWritableKeyPath<Object, Publisher>,
        storage path: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
        get { Publisher(storage: connected(object, path)) }
        set {}
    }

    /// Returns the storage of a property after connecting it to its object.
    private static func connected<Object: AnyObject>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Storage {
        let storage = object[keyPath: path].storage
        if storage.willChange == nil {
            let observed = object as? any ObservableObject
            storage.willChange = { [weak observed] in
                (observed?.objectWillChange as? ObservableObjectPublisher)?.send()
            }
        }
        return storage
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to every value, as long as its object lives.
    ///
    /// ```swift
    /// $words.map { $0.isEmpty }.assign(to: &$isEmpty)
    /// ```
    ///
    /// Matches: Combine.Publisher.assign(to:)
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}
