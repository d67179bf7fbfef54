/// The stored properties of scenes, by type and by the position among scenes of one type.
final class SceneProperties {
    /// The properties of the app whose body is being evaluated.
    private(set) static var connecting: SceneProperties?

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    private var known: [Key: DynamicPropertyStorage] = [:]
    /// The last values that scenes observe.
    private var watched: [Key: Any] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]
    private weak var node: Node?

    /// Evaluates scenes, which are connected to `node`.
    func connecting<Result>(to node: Node, _ evaluate: () -> Result) -> Result {
        let outer = Self.connecting
        Self.connecting = self
        self.node = node
        counts = [:]
        defer { Self.connecting = outer }
        return evaluate()
    }

    /// Connects the properties of a scene with their stored values.
    func connect<Content: Scene>(_ scene: inout Content) {
        let key = nextKey(of: Content.self)
        guard let node else { return }
        let storage = known[key] ?? DynamicPropertyStorage.forOwner(Content.self)
        known[key] = storage
        storage?.connect(&scene, to: node)
    }

    /// Calls `action` after the update if the value of a scene has changed.
    func watch<Value: Equatable>(
        _ value: Value, of scene: Any.Type, isInitial: Bool,
        _ action: @escaping (Value, Value) -> Void
    ) {
        let key = nextKey(of: scene)
        let old = watched[key] as? Value
        guard old != value else { return }
        watched[key] = value
        guard old != nil || isInitial else { return }
        node?.tree.perform { action(old ?? value, value) }
    }

    private func nextKey(of type: Any.Type) -> Key {
        let type = ObjectIdentifier(type)
        defer { counts[type, default: 0] += 1 }
        return Key(type: type, number: counts[type, default: 0])
    }
}
