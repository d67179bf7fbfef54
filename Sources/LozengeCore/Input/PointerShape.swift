/// What the pointer looks like.
public enum PointerShape: Hashable, Sendable {
    case arrow
    /// Over text that can be selected.
    case text
    /// Over what opens something when it is clicked.
    case link
}
