import LozengeCore

/// An action of an element, which assistive technology and tests can perform.
package struct SemanticAction {
    package let kind: SemanticActionKind
    package let perform: () -> Void

    package init(_ kind: SemanticActionKind, perform: @escaping () -> Void) {
        self.kind = kind
        self.perform = perform
    }
}
