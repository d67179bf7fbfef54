/// A kind of action that an element of the semantic tree offers.
public enum SemanticActionKind: Hashable, Sendable {
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
