import Combine
import LozengeCore

/// An object that somebody else owns; its view is updated whenever it is about to change.
///
/// Matches: SwiftUI.ObservedObject
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, SelfComparing {
    nonisolated(unsafe) private var object: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        ObjectDependency.connect(wrappedValue, &connection)
    }

    func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }

    /// The object, as that whose properties are bound to.
    ///
    /// Matches: SwiftUI.ObservedObject.Wrapper
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            // Never the same as another: who has it is evaluated with the one that observes the object.
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that belongs to a view and lives as long as the view's place in the tree.
///
/// Matches: SwiftUI.StateObject
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private var dependency: ObjectDependency?

    /// - Parameter thunk: Makes the object; called once, when the view is first on screen.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    public var wrappedValue: ObjectType {
        // Before its view is on screen nobody keeps it.
        dependency?.object as? ObjectType ?? make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let object =
            (connection.storage as? ObjectDependency)?.object as? ObjectType ?? make()
        dependency = ObjectDependency.connect(object, &connection)
    }
}

/// The nearest object of a type that was put into the environment; its view is updated whenever it is
/// about to change.
///
/// An app that reads it where there is none ends with a message.
///
/// Matches: SwiftUI.EnvironmentObject
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    nonisolated(unsafe) private var object: ObjectType?
    private weak var reader: StateReader?

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "\(reader?.path ?? "A view that is not on screen") reads a \(ObjectType.self) "
                    + "from the environment, and none was put there; use .environmentObject(_:) "
                    + "above it.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        reader = connection.reader
        object = connection.reader.read(\.[objectOf: TypeKey<ObjectType>()])
        if let object { ObjectDependency.connect(object, &connection) }
    }
}

/// An object that a property of a view refers to; the view is updated when it is about to change.
final class ObjectDependency: Dependency {
    let object: AnyObject
    private var subscription: AnyCancellable?

    private init<Object: ObservableObject>(_ object: Object) {
        self.object = object
        super.init()
        subscription = object.objectWillChange._subscribe { [weak self] _ in
            onMainThread { self?.noteChange() }
        }
    }

    /// Has the node being updated updated again when `object` is about to change.
    @discardableResult
    static func connect<Object: ObservableObject>(
        _ object: Object, _ connection: inout _PropertyConnection
    ) -> ObjectDependency {
        let known = connection.storage as? ObjectDependency
        let dependency = known?.object === object ? known : nil
        let made = dependency ?? ObjectDependency(object)
        connection.storage = made
        made.noteRead()
        return made
    }
}
