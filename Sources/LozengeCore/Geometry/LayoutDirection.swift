/// Which way the lines of the reader's language run.
///
/// Matches: SwiftUI.LayoutDirection
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}
