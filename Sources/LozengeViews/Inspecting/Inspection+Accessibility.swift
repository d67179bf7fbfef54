#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension Inspection {
        /// The elements of a view with those inside; the element that the view is a part of if it has none of its own.
        func elements(of node: Node) -> [ElementRecord] {
            let all = window.root.readElements
            let own = all.flatMap { $0.outermost(in: node) }
            let found = own.isEmpty ? all.compactMap { $0.innermost(around: node) } : own
            return found.flatMap { records(of: $0, depth: 0) }
        }

        private func records(of element: SemanticElement, depth: Int) -> [ElementRecord] {
            let own = ElementRecord(
                view: numbers.name(of: element.node), role: "\(element.role)",
                label: element.label, value: element.value, hint: element.hint,
                states: "\(element.states)".split(separator: " ").map(String.init),
                actions: element.actions.map { action in
                    if case .named(let name) = action.kind { name } else { "\(action.kind)" }
                }, depth: depth)
            return [own] + element.children.flatMap { records(of: $0, depth: depth + 1) }
        }

        /// The defects that keep people from using the window.
        var problems: [ProblemRecord] {
            let root = window.root
            let audit = AccessibilityAudit(
                of: root, size: root.bounds.size, drawing, over: window.background)
            return audit.findings.map { finding in
                let middle = CGPoint(x: finding.frame.midX, y: finding.frame.midY)
                return ProblemRecord(
                    view: numbers.name(of: root.inspectedBox(at: middle)),
                    rule: finding.rule.rawValue, sentence: finding.sentence)
            }
        }
    }

    extension SemanticElement {
        /// The outermost elements of a node, and of those below it.
        fileprivate func outermost(in node: Node) -> [SemanticElement] {
            if self.node === node || self.node.isBelow(node) { return [self] }
            return children.flatMap { $0.outermost(in: node) }
        }

        /// The innermost element that a node is a part of, without those inside; `nil` for none.
        fileprivate func innermost(around node: Node) -> SemanticElement? {
            let inner = children.firstResult { $0.innermost(around: node) }
            if let inner { return inner }
            guard node.isBelow(self.node) else { return nil }
            var element = self
            element.children = []
            return element
        }
    }
#endif
