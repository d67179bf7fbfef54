/// Where text waits for other programs.
public enum Clipboard: Hashable, Sendable, CaseIterable {
    /// What was copied, for Ctrl V.
    case copied
    /// What is selected right now, for the middle button: `PRIMARY`.
    case selected
}
