import Foundation
import LozengeCore

/// Tells the changes of the semantic tree after a frame.
///
/// It exists while assistive technology reads the window: without it, a frame describes nothing.
package final class SemanticsPass {
    let index: SemanticIndex
    private unowned let tree: ViewTree
    private let report: (SemanticUpdate) -> Void
    private var modal = ModalElements()
    private var reported = SemanticUpdate()

    /// - Parameters:
    ///   - root: The root of the window.
    ///   - report: Called with the changes, first with everything.
    init(on root: Node, report: @escaping (SemanticUpdate) -> Void) {
        index = SemanticIndex(root)
        tree = root.tree
        self.report = report
    }

    /// Tells what has changed, if there is something.
    ///
    /// - Parameter includesFrames: True if elements that have only moved count as changed.
    func run(includingFrames includesFrames: Bool = false) {
        var update = SemanticUpdate()
        if index.isStale { (update.changed, update.removed) = index.update() }
        if includesFrames, index.areFramesStale {
            let moved = index.updateFrames()
            let known = Set(moved.map(\.id))
            update.changed.removeAll { known.contains($0.id) }
            update.changed += moved
        }
        update.roots = index.roots
        let reader = tree[ReaderFocus.self].node.flatMap { index.element(in: $0) }
        update.focus = reader ?? index.focused(in: tree.focus.chain)
        modal.limit(&update, to: index)
        guard
            !update.changed.isEmpty || !update.removed.isEmpty || update.roots != reported.roots
                || update.focus != reported.focus
        else { return }
        (reported.roots, reported.focus) = (update.roots, update.focus)
        report(update)
    }

    /// Fulfils a request; ignored if the element is gone.
    func perform(_ request: SemanticRequest) {
        guard let element = index.elements[request.element], element.node.isAlive else { return }
        switch request {
        case .perform(_, let number):
            if element.actions.indices.contains(number) {
                element.perform(element.actions[number])
            }
        case .focus: element.focus()
        case .reveal(_, let anchor): element.node.reveal(element.node.bounds, anchor: anchor)
        case .setValue(_, let value): element.setValue?(value)
        case .replace(_, let range, let text): element.edit?(.replace(range, text))
        case .select(_, let range):
            element.focus()
            element.edit?(.select(range))
        }
    }

    /// Answers a question about the text of an element; `nil` if it is gone or has none on the screen.
    func answer(
        _ question: SemanticTextQuestion, about id: SemanticID
    ) -> SemanticTextAnswer? {
        guard let element = index.elements[id], element.node.isAlive,
            let (carets, origin) = element.carets?()
        else { return nil }
        let corner = element.node.visibleFrame.frame.origin
        return carets.answer(
            question, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y))
    }
}

extension SemanticElement {
    /// Gives the element the keyboard, if it can have it.
    package func focus() {
        if let takeFocus {
            takeFocus()
        } else if let target = node.focusables.first ?? node.focusableAround, target.isReachable {
            node.tree.focus.move(to: target, byKeyboard: true)
        }
    }
}

extension SemanticRequest {
    fileprivate var element: SemanticID {
        switch self {
        case .perform(let id, _), .focus(let id), .reveal(let id, _), .setValue(let id, _),
            .replace(let id, _, _), .select(let id, _):
            id
        }
    }
}

extension SemanticElement {
    /// Performs one of the actions, after what is typed elsewhere is set.
    package func perform(_ action: SemanticAction) {
        node.tree.focus.commit(before: node)
        action.perform()
    }
}
