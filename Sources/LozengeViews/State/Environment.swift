/// A value of the environment that a view reads; the view is updated when it changes.
///
/// Matches: SwiftUI.Environment
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var place: EnvironmentPlace?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value {
        guard let node = place?.node else { return EnvironmentValues()[keyPath: keyPath] }
        return node.read(keyPath)
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let known =
            connection.storage as? EnvironmentPlace ?? EnvironmentPlace(node: connection.node)
        connection.storage = known
        place = known
    }
}

/// Where an ``Environment`` property looks: the node of its view, as long as that exists.
final class EnvironmentPlace {
    private(set) weak var node: Node?

    init(node: Node) { self.node = node }
}
