/// A clipboard.
public enum Clipboard: Hashable, Sendable, CaseIterable {
    /// The copied contents, for Ctrl V.
    case copied
    /// The selected contents, for the middle button: `PRIMARY`.
    case selected
}
