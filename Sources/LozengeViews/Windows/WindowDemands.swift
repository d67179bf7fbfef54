import LozengeCore

/// The demands of a window's views on the window itself: actions that they forbid, and questions before it closes.
final class WindowDemands: WindowService {
    /// Asks the user if the window may be closed; the argument is called if it may.
    typealias Question = (@escaping @MainActor () -> Void) -> Void

    private unowned let tree: ViewTree
    private var forbidden: [ObjectIdentifier: WindowAction] = [:] {
        didSet { if forbidden != oldValue { tree.backend?.setAllowedActions(allowed) } }
    }
    private var questions: [(id: ObjectIdentifier, ask: Question)] = []

    init(_ tree: ViewTree) { self.tree = tree }

    /// Forbids an action; `nil` for none.
    func forbid(_ action: WindowAction?, by node: Node) {
        forbidden[ObjectIdentifier(node)] = action
    }

    /// Sets the question of a view; `nil` for none.
    func setQuestion(_ ask: Question?, of node: Node) {
        let id = ObjectIdentifier(node)
        let index = questions.firstIndex { $0.id == id }
        if let index { questions.remove(at: index) }
        if let ask { questions.insert((id, ask), at: index ?? questions.count) }
    }

    func forget(_ node: Node) {
        forbidden[ObjectIdentifier(node)] = nil
        questions.removeAll { $0.id == ObjectIdentifier(node) }
    }

    /// The actions that no view forbids.
    var allowed: Set<WindowAction> { Set(WindowAction.allCases).subtracting(forbidden.values) }

    /// The question of the view that asked to ask first; `nil` for none.
    var question: Question? { questions.first?.ask }
}
