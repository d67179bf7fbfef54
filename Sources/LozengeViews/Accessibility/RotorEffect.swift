import LozengeCore

/// A layout-neutral modifier with a list of places.
nonisolated struct RotorEffect<Content: AccessibilityRotorContent> {
    let label: Text
    let content: () -> Content
}

extension RotorEffect: PrimitiveModifier {
    static var unresolved: RotorPosition { RotorPosition() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> RotorPosition { context.resolved }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        let name = label.string(in: context)
        let actions = context.actions
        return .change { elements in
            if elements.count != 1 { elements.group(of: context.node) }
            elements[0].actions += [
                SemanticAction(.named("Next \(name)")) { go(by: 1, actions) },
                SemanticAction(.named("Previous \(name)")) { go(by: -1, actions) },
            ]
        }
    }

    /// Goes to the next place, or the previous one; from the last to the first.
    private func go(by step: Int, _ context: EventContext<Self>) {
        var entries: [_RotorEntry] = []
        content()._append(to: &entries)
        guard !entries.isEmpty else { return }
        let start = context.resolved.index ?? (step > 0 ? -1 : 0)
        let index = (start + step + entries.count) % entries.count
        context.resolved.index = index
        let entry = entries[index]
        entry.prepare()
        context.tree.performAfterLayout { [weak node = context.node] in
            guard let node, let id = entry.id else { return }
            if let namespace = entry.namespace {
                node.tree[RotorTargets.self].go(to: LinkKey(id, namespace))
            } else {
                node.scroll(to: id, anchor: nil, attempts: 4) {
                    node.tree[ReaderFocus.self].move(to: $0)
                }
            }
        }
    }
}

/// The place of a rotor that was gone to last.
final class RotorPosition {
    var index: Int?
}

/// A layout-neutral modifier that marks a view as a place.
nonisolated struct RotorTarget {
    let key: LinkKey
}

extension RotorTarget: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree[RotorTargets.self].set(context.node, at: key)
    }
}

/// The views of a window that are marked as places.
final class RotorTargets: WindowService {
    private unowned let tree: ViewTree
    private var nodes: [LinkKey: Node] = [:]

    init(_ tree: ViewTree) { self.tree = tree }

    func set(_ node: Node, at key: LinkKey) { nodes[key] = node }

    /// Scrolls to a view, and moves a screen reader there.
    func go(to key: LinkKey) {
        guard let node = nodes[key], node.isAlive else { return }
        node.reveal(node.bounds)
        tree[ReaderFocus.self].move(to: node)
    }

    func forget(_ gone: Node) { nodes = nodes.filter { $0.value !== gone } }
}
