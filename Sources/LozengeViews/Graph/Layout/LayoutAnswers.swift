import Foundation
import LozengeCore

/// The tree's answers to layouts, callable from nonisolated functions.
///
/// The children of a container and their dimensions are made on the main actor and cannot leave it, because
/// they are not `Sendable`; but apps measure and place them in nonisolated functions. The tree conforms to
/// this protocol on the main actor only, so that calling a requirement is a plain call.
/// `MainActor.assumeIsolated` would take two system calls for each question.
nonisolated protocol LayoutAnswers {
    func priority(of child: NodeReference) -> Double
    func spacing(of child: NodeReference) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, of child: NodeReference) -> CGSize
    func place(_ child: LayoutSubview, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
    func setShown(_ isShown: Bool, _ child: NodeReference)
    func value<Key: LayoutValueKey>(_ key: Key.Type, of child: NodeReference) -> Key.Value
    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat
    func isRightToLeft(_ container: NodeReference) -> Bool
    /// Returns the guide that children set together at the positions that `place` gives them.
    func merged(_ key: AlignmentKey, _ place: () -> Void) -> CGFloat
}

/// The answers of the nodes.
struct NodeAnswers: LayoutAnswers {
    /// Set by the first tree; children exist on the main actor only, and no call comes without them.
    @exclusivity(unchecked)
    nonisolated(unsafe) private(set) static var shared: (any LayoutAnswers)?

    static func start() {
        if shared == nil { shared = NodeAnswers() }
    }

    func priority(of child: NodeReference) -> Double { child.priority }

    func spacing(of child: NodeReference) -> ViewSpacing { child.spacing }

    func sizeThatFits(_ proposal: ProposedViewSize, of child: NodeReference) -> CGSize {
        child.sizeThatFits(proposal)
    }

    func place(
        _ child: LayoutSubview, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize
    ) { child.place(at: origin, size: size, proposal: proposal) }

    func setShown(_ isShown: Bool, _ child: NodeReference) {
        let node = child.node
        guard node.isHiddenAlternative == isShown else { return }
        node.isHiddenAlternative = !isShown
        node.tree.alternativesChanged()
        guard let container = node.superbox else { return }
        node.tree.semanticIndex?.markStructure(of: container)
        container.setNeedsPaint()
    }

    func value<Key: LayoutValueKey>(_ key: Key.Type, of child: NodeReference) -> Key.Value {
        child.node.holder?.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }

    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat { dimensions[key] }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        dimensions.explicit(key)
    }

    func isRightToLeft(_ container: NodeReference) -> Bool { container.isRightToLeft }

    func merged(_ key: AlignmentKey, _ place: () -> Void) -> CGFloat {
        let rehearsal = PlacementRehearsal()
        // Nested: a child may need a rehearsal as well to find its guide.
        let outer = LayoutSubview.rehearsal
        LayoutSubview.rehearsal = rehearsal
        place()
        LayoutSubview.rehearsal = outer
        return rehearsal.merged(key)
    }
}
