import Combine
import LozengeCore

/// An object with another owner; the view is updated whenever the object is about to change.
///
/// ```swift
/// final class Clock: ObservableObject {
///     @Published var round = 1
/// }
///
/// struct RoundLabel: View {
///     @ObservedObject var clock: Clock
///
///     var body: some View { Text("Round \(clock.round)") }
/// }
/// ```
///
/// Matches: SwiftUI.ObservedObject
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, SelfComparing {
    nonisolated(unsafe) private var object: ObjectType

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    @preconcurrency @MainActor public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        ObjectDependency.connect(wrappedValue, &connection)
    }

    func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }

    /// Bindings to the properties of the object.
    ///
    /// Matches: SwiftUI.ObservedObject.Wrapper
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// Returns a binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            // Never equal to another: a view with it is evaluated together with the observer of the object.
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that a view creates and owns; it lives until the view leaves the tree.
///
/// ```swift
/// final class Clock: ObservableObject {
///     @Published var round = 1
/// }
///
/// struct RoundCounter: View {
///     @StateObject private var clock = Clock()
///
///     var body: some View {
///         Button("Round \(clock.round)") { clock.round += 1 }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.StateObject
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private var dependency: ObjectDependency?

    /// - Parameter thunk: Creates the object; called once, when the view first enters the tree.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    @preconcurrency @MainActor public var wrappedValue: ObjectType {
        // Not retained before the view is in the tree.
        dependency?.object as? ObjectType ?? make()
    }

    @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let object =
            (connection.storage as? ObjectDependency)?.object as? ObjectType ?? make()
        dependency = ObjectDependency.connect(object, &connection)
        dependency?.isOwned = true
    }
}

/// The nearest object of a type that was set by `environmentObject(_:)`; its changes update the view.
///
/// If none is set, reading stops the app with a message.
///
/// ```swift
/// @EnvironmentObject private var library: Library
/// ```
///
/// Matches: SwiftUI.EnvironmentObject
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    nonisolated(unsafe) private var object: ObjectType?
    private weak var reader: StateReader?

    nonisolated public init() {}

    @preconcurrency @MainActor public var wrappedValue: ObjectType {
        guard let object else {
            preconditionFailure(
                "No \(ObjectType.self) in the environment of "
                    + "\(reader?.path ?? "a view that is not on screen"). The app cannot go on. "
                    + "Set one with .environmentObject(_:) above the view.")
        }
        return object
    }

    @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        reader = connection.reader
        object = connection.reader.read(\.[objectOf: TypeKey<ObjectType>()])
        if let object { ObjectDependency.connect(object, &connection) }
    }
}

/// An object in a property of a view; the view is updated when the object is about to change.
final class ObjectDependency: Dependency {
    let object: AnyObject
    private var subscription: AnyCancellable?
    /// True if the view created the object.
    var isOwned = false

    override var isLasting: Bool { isOwned }

    private init<Object: ObservableObject>(_ object: Object) {
        self.object = object
        super.init()
        subscription = object.objectWillChange.sink { [weak self] _ in
            onMainThread {
                PendingChanges.changeFollows()
                self?.noteChange()
            }
        }
    }

    /// Subscribes the node being updated to changes of `object`.
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
