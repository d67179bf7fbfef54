/// The side to which a caret between two characters belongs, if they are not next to each other on the screen.
///
/// Matches: SwiftUI.TextSelectionAffinity
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// Chosen by the editor.
    case automatic
    /// Behind the character before.
    case upstream
    /// Before the character behind.
    case downstream
}

nonisolated extension View {
    /// Sets the side of a caret that the program places where a line of an editor is wrapped: the end of the upper line for
    /// `upstream`, otherwise the start of the lower one.
    ///
    /// Matches: SwiftUI.View.textSelectionAffinity(_:)
    /// Source: `docs/editing.md`, EDIT-5.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}
