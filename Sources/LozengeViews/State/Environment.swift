import Observation

/// A value of the environment that a view reads; the view is updated when it changes.
///
/// Matches: SwiftUI.Environment
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private enum Source {
        case value(KeyPath<EnvironmentValues, Value>)
        case object(@MainActor (EnvironmentPlace?) -> Value)
    }

    private let source: Source
    nonisolated(unsafe) private var place: EnvironmentPlace?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .value(keyPath)
    }

    /// The nearest observable object of a type that was put into the environment.
    ///
    /// An app that reads it where there is none ends with a message; ask for an optional one to go
    /// without.
    ///
    /// Matches: SwiftUI.Environment.init(_:)-Observable
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { place in
            guard let object = place?.read(\.[objectOf: TypeKey<Value>()]) else {
                preconditionFailure(
                    "\(place?.node?.path ?? "A view that is not on screen") reads a \(Value.self) from the "
                        + "environment, and none was put there; use .environment(_:) above it.")
            }
            return object
        }
    }

    /// The nearest observable object of a type that was put into the environment, if there is one.
    ///
    /// Matches: SwiftUI.Environment.init(_:)-Optional
    nonisolated public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
    where Value == Object? {
        source = .object { place in place?.read(\.[objectOf: TypeKey<Object>()]) ?? nil }
    }

    public var wrappedValue: Value {
        switch source {
        case .value(let keyPath): place?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
        case .object(let read): read(place)
        }
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let known =
            connection.storage as? EnvironmentPlace ?? EnvironmentPlace(node: connection.node)
        known.environment = connection.node.environment
        connection.storage = known
        place = known
    }
}

/// Where an ``Environment`` property looks: the node of its view, and when that is gone, what was
/// there last.
final class EnvironmentPlace {
    private(set) weak var node: Node?
    fileprivate var environment: EnvironmentValues

    init(node: Node) {
        self.node = node
        environment = node.environment
    }

    fileprivate func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        node?.read(keyPath) ?? environment[keyPath: keyPath]
    }
}

/// Names a type where a value is wanted.
nonisolated struct TypeKey<Object>: Hashable {}

nonisolated extension EnvironmentValues {
    /// The object of a type that was put into the environment last.
    subscript<Object: AnyObject>(objectOf type: TypeKey<Object>) -> Object? {
        get { self[EnvironmentObjectKey<Object>.self] }
        set { self[EnvironmentObjectKey<Object>.self] = newValue }
    }
}

nonisolated private struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

nonisolated extension View {
    /// Puts an observable object into the environment, where views find it by its type; `nil` hides
    /// one that was put there further out.
    ///
    /// Matches: SwiftUI.View.environment(_:)
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        environment(\.[objectOf: TypeKey<Object>()], object)
    }
}
