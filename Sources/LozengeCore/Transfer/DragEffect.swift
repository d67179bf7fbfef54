/// The effect of a drop.
public enum DragEffect: Hashable, Sendable {
    /// The contents are copied.
    case copy
    /// The contents are moved: they are no longer where they come from.
    case move
    /// A link to the contents is made.
    case link

    /// The effect that a user asks for with keys: Shift to move, Ctrl with Shift to link, else to copy.
    ///
    /// Source: `docs/dragging.md`, DND-8.
    public init(_ modifiers: KeyModifiers) {
        self =
            switch (modifiers.contains(.shift), modifiers.contains(.control)) {
            case (true, true): .link
            case (true, false): .move
            case (false, _): .copy
            }
    }
}
