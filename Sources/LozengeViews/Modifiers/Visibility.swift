/// Whether a part of something is to be seen.
///
/// Matches: SwiftUI.Visibility
nonisolated public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As usual for such a thing.
    case automatic
    case visible
    case hidden
}
