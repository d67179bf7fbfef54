/// The state of a view whose node was removed and may be made again: a row that is out of sight.
///
/// It holds no node. A view without state of its own or inside takes no memory.
final class KeptState {
    /// The place of a view in the one around.
    enum Place: Hashable {
        case child(Int)
        /// A child of a branch, which is another view than that in the same place of another branch.
        case branch(AnyHashable, Int)
        case row(AnyHashable)
        /// The secondary view of a modifier.
        case accessory
    }

    let properties: DynamicPropertyStorage?
    fileprivate var inside: [Place: KeptState]

    init(_ properties: DynamicPropertyStorage?, inside: [Place: KeptState]) {
        self.properties = properties
        self.inside = inside
    }
}

/// The kept states that wait for the nodes of their views, by the nodes around.
struct KeptStates {
    private var waiting: [ObjectIdentifier: KeptState] = [:]

    var isEmpty: Bool { waiting.isEmpty }

    /// Gives a new node its state.
    mutating func give(_ state: KeptState, to node: Node) {
        if let properties = state.properties { node.adopt(properties) }
        if !state.inside.isEmpty { waiting[ObjectIdentifier(node)] = state }
    }

    /// Gives a new node the state that is kept for its place below `parent`.
    mutating func restore(_ node: Node, at place: KeptState.Place, below parent: Node) {
        let name = ObjectIdentifier(parent)
        guard let outer = waiting[name], let state = outer.inside.removeValue(forKey: place)
        else { return }
        if outer.inside.isEmpty { waiting[name] = nil }
        give(state, to: node)
    }

    /// Discards the states of children that were not made: the views are others now.
    mutating func childrenAreKnown(of node: Node) {
        guard let state = waiting[ObjectIdentifier(node)] else { return }
        state.inside = state.inside.filter { $0.key == .accessory }
        if state.inside.isEmpty { waiting[ObjectIdentifier(node)] = nil }
    }

    /// Takes the states of all children.
    mutating func takeChildren(of node: Node) -> [KeptState.Place: KeptState] {
        waiting.removeValue(forKey: ObjectIdentifier(node))?.inside ?? [:]
    }

    /// Returns the states that still wait for children of a node.
    func states(of node: Node) -> [KeptState.Place: KeptState] {
        waiting[ObjectIdentifier(node)]?.inside ?? [:]
    }

    mutating func forget(_ node: Node) { waiting[ObjectIdentifier(node)] = nil }
}

extension Node {
    /// The state of this view and of those inside, to be kept beyond their nodes; `nil` if there is none.
    final var keptState: KeptState? {
        let properties = lastingProperties
        var inside = keptStatesInside
        if !tree.keptStates.isEmpty {
            inside.merge(tree.keptStates.states(of: self)) { made, _ in made }
        }
        guard properties != nil || !inside.isEmpty else { return nil }
        return KeptState(properties, inside: inside)
    }

    /// The states of the children, by their places.
    final var keptStatesOfChildren: [KeptState.Place: KeptState] {
        var states: [KeptState.Place: KeptState] = [:]
        for (index, child) in children.enumerated() {
            if let state = child.keptState { states[keptPlace(ofChild: index)] = state }
        }
        return states
    }
}
