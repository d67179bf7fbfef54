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
    /// Selects an item of a list beside the others, or no longer.
    case toggleSelection
    /// Selects all items of a list.
    case selectAll
    /// Selects no item of a list.
    case deselectAll
    /// An action with a name in the user's language.
    case named(String)
}
