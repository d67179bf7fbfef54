/// The ways in which the user can resize a window.
///
/// Matches: SwiftUI.WindowResizability
nonisolated public struct WindowResizability: Hashable, Sendable {
    package enum Limit { case least, both }

    package let limit: Limit

    /// The default of the kind of window: at least the minimum size of its content.
    ///
    /// Matches: SwiftUI.WindowResizability.automatic
    public static let automatic = WindowResizability(limit: .least)
    /// Between the minimum and the maximum size of the content.
    ///
    /// Matches: SwiftUI.WindowResizability.contentSize
    public static let contentSize = WindowResizability(limit: .both)
    /// At least the minimum size of the content.
    ///
    /// Matches: SwiftUI.WindowResizability.contentMinSize
    public static let contentMinSize = WindowResizability(limit: .least)
}
