import LozengeCore

/// An action of an element, which assistive technology and tests can perform.
package struct SemanticAction {
    /// The kinds that assistive technology has a command for.
    package enum Kind: Hashable {
        /// A click.
        case activate
        case increment
        case decrement
        case showMenu
        /// Leaves a dialog or a mode.
        case escape
        case delete
        /// An action with a name in the user's language.
        case named(String)
    }

    package let kind: Kind
    package let perform: () -> Void

    package init(_ kind: Kind, perform: @escaping () -> Void) {
        self.kind = kind
        self.perform = perform
    }
}
