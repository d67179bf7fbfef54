/// What the scenes of an app's own keep: each is known by its type, and by which of that type it is.
final class SceneProperties {
    /// Those of the app whose body is being evaluated.
    private(set) static var connecting: SceneProperties?

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    private var known: [Key: DynamicPropertyStorage] = [:]
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

    /// Has the properties of a scene be what they were.
    func connect<Content: Scene>(_ scene: inout Content) {
        let type = ObjectIdentifier(Content.self)
        let key = Key(type: type, number: counts[type, default: 0])
        counts[type, default: 0] += 1
        guard let node else { return }
        let storage = known[key] ?? DynamicPropertyStorage.forOwner(Content.self)
        known[key] = storage
        storage?.connect(&scene, to: node)
    }
}
