import Observation

/// A value of the environment; the view is updated when it changes.
///
/// ```swift
/// struct Badge: View {
///     @Environment(\.colorScheme) private var colorScheme
///
///     var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
/// }
/// ```
///
/// Matches: SwiftUI.Environment
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private enum Source {
        case value(KeyPath<EnvironmentValues, Value>)
        case object(@MainActor (EnvironmentSource?) -> Value)
    }

    private let source: Source
    nonisolated(unsafe) private var place: EnvironmentSource?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .value(keyPath)
    }

    /// Reads the nearest observable object of a type that was set by `environment(_:)`.
    ///
    /// If none is set, reading stops the app with a message; read an optional object instead to allow `nil`.
    ///
    /// Matches: SwiftUI.Environment.init(_:)-Observable
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { place in
            guard let object = place?.read(\.[objectOf: TypeKey<Value>()]) else {
                preconditionFailure(
                    "No \(Value.self) in the environment of "
                        + "\(place?.reader?.path ?? "a view that is not on screen"). "
                        + "The app cannot go on. Set one with .environment(_:) above the view.")
            }
            return object
        }
    }

    /// Reads the nearest observable object of a type that was set by `environment(_:)`; `nil` for none.
    ///
    /// Matches: SwiftUI.Environment.init(_:)-Optional
    nonisolated public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
    where Value == Object? {
        source = .object { place in place?.read(\.[objectOf: TypeKey<Object>()]) ?? nil }
    }

    @preconcurrency @MainActor public var wrappedValue: Value {
        switch source {
        case .value(let keyPath): place?.read(keyPath) ?? EnvironmentValues()[keyPath: keyPath]
        case .object(let read): read(place)
        }
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let known =
            connection.storage as? EnvironmentSource
            ?? EnvironmentSource(connection.reader)
        known.environment = connection.reader.environment
        connection.storage = known
        place = known
    }
}

/// A property that reads a value of the environment.
protocol EnvironmentProperty {
    /// The value; `nil` for an object.
    var keyPath: PartialKeyPath<EnvironmentValues>? { get }
}

extension Environment: EnvironmentProperty {
    var keyPath: PartialKeyPath<EnvironmentValues>? {
        if case .value(let keyPath) = source { keyPath } else { nil }
    }
}

/// The values that an ``Environment`` property reads: those of its view.
///
/// Once the view is gone, the last ones remain.
final class EnvironmentSource {
    private(set) weak var reader: StateReader?
    fileprivate var environment: EnvironmentValues

    init(_ reader: StateReader) {
        self.reader = reader
        environment = reader.environment
    }

    fileprivate func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        reader?.read(keyPath) ?? environment[keyPath: keyPath]
    }
}

/// A hashable stand-in for a type.
nonisolated struct TypeKey<Object>: Hashable {}

nonisolated extension EnvironmentValues {
    /// The object of a type that was set last.
    subscript<Object: AnyObject>(objectOf type: TypeKey<Object>) -> Object? {
        get { self[EnvironmentObjectKey<Object>.self] }
        set { self[EnvironmentObjectKey<Object>.self] = newValue }
    }
}

nonisolated private struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
