/// The visibility of a part of a view.
///
/// Matches: SwiftUI.Visibility
nonisolated public enum Visibility: Hashable, Sendable, CaseIterable {
    /// The default of the view.
    case automatic
    case visible
    case hidden
}
