/// A clipboard for text.
public enum Clipboard: Hashable, Sendable, CaseIterable {
    /// The text that was copied, for Ctrl V.
    case copied
    /// The text that is selected now, for the middle button: `PRIMARY`.
    case selected
}
