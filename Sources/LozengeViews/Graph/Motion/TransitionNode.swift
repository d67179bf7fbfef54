import LozengeCore

/// The effect around a view that comes or goes, beside the view's node: it adds boxes around those of the view.
///
/// Source: `docs/animation.md`, MOVE-1.
final class TransitionNode: Node {
    let content: Node
    private let effect: any TransitionEffect
    private(set) var phase: TransitionPhase
    private weak var place: TransitionContentNode?

    /// The environment of the view, which the effect may change.
    var contentEnvironment: EnvironmentValues { place?.environment ?? environment }

    init(_ content: Node, _ effect: any TransitionEffect, _ phase: TransitionPhase, of host: Node) {
        self.content = content
        self.effect = effect
        self.phase = phase
        super.init(in: ViewVisitor(below: host))
        tree.motion.within(Transaction()) { updateNow() }
    }

    func update(to phase: TransitionPhase) {
        self.phase = phase
        updateNow()
    }

    override func update() {
        let content = content
        visitChildren {
            effect.visit(
                phase, &$0,
                content: ContentSource { [weak self] visitor in
                    visitor.node {
                        let place = TransitionContentNode(content, in: $0)
                        self?.place = place
                        return place
                    }
                })
        }
        content.setEnvironment(contentEnvironment)
    }
}

/// The place of the view in its transition.
private final class TransitionContentNode: Node {
    private let content: Node

    init(_ content: Node, in visitor: ViewVisitor) {
        self.content = content
        super.init(in: visitor)
    }

    override var isAlwaysSingle: Bool { content.isAlwaysSingle }

    /// The view is no child: it stays with its branch.
    override func passOnEnvironment() { content.setEnvironment(environment) }

    override func appendBoxes(to list: inout [Node]) {
        needsBoxes = false
        content.appendBoxes(to: &list)
    }
}

/// A node whose children come and go together: a branch, or a row of a collection.
class TransitionHost: Node {
    /// The transitions of the children, in their order; empty until one is animated.
    fileprivate(set) final var transitions: [TransitionNode] = []

    override func appendBoxes(to list: inout [Node]) {
        guard !transitions.isEmpty else { return super.appendBoxes(to: &list) }
        needsBoxes = false
        let first = list.count
        for transition in transitions { transition.appendBoxes(to: &list) }
        for box in list[first...] { box.isLeaving = false }
    }

    override func forEachAccessory(_ body: @MainActor (Node) -> Void) {
        for transition in transitions { body(transition) }
    }

    override var environmentForChildren: EnvironmentValues {
        transitions.first?.contentEnvironment ?? environment
    }

    /// The transitions pass it on to the children; views that leave have it, too.
    override func passOnEnvironment() {
        guard !transitions.isEmpty else { return super.passOnEnvironment() }
        forEachAccessory { $0.setEnvironment(environment) }
    }

    /// Shows the children, which are new, with their transitions.
    final func arrive() {
        guard makeTransitions(.willAppear) else { return }
        structureChanged()
        comeBack()
    }

    /// Prepares to show the children that are about to leave; returns false if they leave at once.
    final func prepareDeparture() -> Bool {
        guard !transitions.isEmpty || makeTransitions(.identity) else { return false }
        structureChanged()
        return true
    }

    /// Shows the children as they are at the end of their transitions.
    final func comeBack() {
        for transition in transitions { tree.motion.turns(transition, to: .identity) }
    }

    private func makeTransitions(_ phase: TransitionPhase) -> Bool {
        let motion = tree.motion
        guard let standard = motion.standardTransition else { return false }
        let around = transitionEffectAround
        let effects = children.map { around ?? $0.transitionEffect ?? standard }
        guard
            effects.contains(where: {
                !$0.isIdentity
                    && (motion.isAnimating
                        || $0.hasAnimation && !motion.transaction.disablesAnimations)
            })
        else { return false }
        transitions = zip(children, effects).map { child, effect in
            TransitionNode(child, motion.reduced(effect), phase, of: self)
        }
        return true
    }

    /// Hands over the transitions of children that leave.
    final func takeTransitions() -> [TransitionNode] {
        defer { transitions = [] }
        return transitions
    }

    final func restore(_ transitions: [TransitionNode]) { self.transitions = transitions }
}

/// The node of `transition(_:)`.
private final class TransitionTraitNode: Node {
    private var effect: any TransitionEffect

    init(_ effect: any TransitionEffect, in visitor: ViewVisitor) {
        self.effect = effect
        super.init(in: visitor)
    }

    func update(to effect: any TransitionEffect) { self.effect = effect }

    override var ownTransition: (any TransitionEffect)? { effect }
}

extension ViewVisitor {
    /// Adds views with a transition.
    mutating func transition(
        _ effect: any TransitionEffect, content visit: @MainActor (inout ViewVisitor) -> Void
    ) {
        enter(make: { TransitionTraitNode(effect, in: $0) }, update: { $0.update(to: effect) })
            .visitChildren(visit)
    }
}

extension Node {
    /// The outermost transition of the views of which this node is a part, up to their container.
    fileprivate final var transitionEffectAround: (any TransitionEffect)? {
        var found: (any TransitionEffect)?
        var next = parent
        while let node = next, node.role != .container {
            found = node.ownTransition ?? found
            next = node.parent
        }
        return found
    }

    /// The transition of the outermost view of this node that has one.
    fileprivate final var transitionEffect: (any TransitionEffect)? {
        var node = self
        while true {
            if let effect = node.ownTransition { return effect }
            guard node.role != .container, node.children.count == 1 else { return nil }
            node = node.children[0]
        }
    }
}
