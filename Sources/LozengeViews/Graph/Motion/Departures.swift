import LozengeCore

/// The views that have left a node, and are shown until their transitions are over.
///
/// Source: `docs/animation.md`, MOVE-3 to MOVE-7.
struct Departures<ID: Hashable> {
    private struct Departure {
        let id: ID
        let nodes: NodeList
        let transitions: [TransitionNode]
    }

    private var departures: [Departure] = []

    var isEmpty: Bool { departures.isEmpty }

    fileprivate mutating func add(_ nodes: NodeList, _ id: ID, _ transitions: [TransitionNode]) {
        departures.append(Departure(id: id, nodes: nodes, transitions: transitions))
    }

    /// Takes the views with `id`, which come back.
    mutating func take(_ id: ID) -> (nodes: NodeList, transitions: [TransitionNode])? {
        guard let index = departures.firstIndex(where: { $0.id == id }) else { return nil }
        let taken = departures.remove(at: index)
        return (taken.nodes, taken.transitions)
    }

    /// Removes the views of a transition that is over, unless they have come back.
    fileprivate mutating func remove(_ transition: TransitionNode) -> Bool {
        guard
            let index = departures.firstIndex(where: {
                $0.transitions.contains { $0 === transition }
            })
        else { return false }
        let departure = departures.remove(at: index)
        for node in departure.nodes { node.tearDown() }
        for transition in departure.transitions where transition.isAlive { transition.tearDown() }
        return true
    }

    func appendBoxes(to list: inout [Node]) {
        var leaving: [Node] = []
        for departure in departures {
            for transition in departure.transitions { transition.appendBoxes(to: &leaving) }
        }
        for box in leaving { box.isLeaving = true }
        list += leaving
    }

    func forEach(_ body: @MainActor (Node) -> Void) {
        for departure in departures {
            for node in departure.nodes { body(node) }
            for transition in departure.transitions
            where transition.parent !== departure.nodes.first {
                body(transition)
            }
        }
    }
}

/// A node that shows views that have left it.
@MainActor
protocol DepartureHost<ID>: Node {
    associatedtype ID: Hashable
    var departures: Departures<ID> { get set }
}

extension DepartureHost {
    /// Shows nodes until their transitions are over.
    ///
    /// - Parameters:
    ///   - nodes: The nodes, which are no children any more.
    ///   - id: The identity by which they may come back.
    ///   - transitions: Their transitions; at least one.
    func showDeparture(of nodes: NodeList, _ id: ID, _ transitions: [TransitionNode]) {
        departures.add(nodes, id, transitions)
        for node in nodes { node.leave() }
        let completion = AnimationCompletion(.removed) { [weak self] _ in
            guard let self, isAlive, departures.remove(transitions[0]) else { return }
            structureChanged()
            tree.rebuildBoxes()
        }
        for transition in transitions {
            tree.motion.turns(transition, to: .didDisappear, completion)
        }
    }

    /// Removes a row, which is shown until its transition is over, if it has one.
    func remove(_ row: RowNode, _ id: ID) {
        guard row.prepareDeparture() else { return row.tearDown() }
        showDeparture(of: NodeList([row]), id, row.transitions)
    }
}

extension Node {
    /// Gives up the focus and the pointer of a node that leaves, and of those below.
    fileprivate final func leave() {
        for service in tree.services { service.forget(self) }
        for child in children { child.leave() }
        forEachAccessory { $0.leave() }
    }
}
