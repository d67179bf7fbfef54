/// A type whose views are previews, the predecessor of `#Preview`.
///
/// ```
/// struct CardPreviews: PreviewProvider {
///     static var previews: some View {
///         Card().previewDisplayName("Card")
///     }
/// }
/// ```
///
/// Matches: SwiftUI.PreviewProvider
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views; each is a preview.
    @ViewBuilder static var previews: Previews { get }

    /// The platform that the previews are for; `nil` to infer it.
    static var platform: PreviewPlatform? { get }
}

nonisolated extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that can run previews.
///
/// Matches: SwiftUI.PreviewPlatform
/// Differs: the name of a platform changes nothing; previews run where they are built.
nonisolated public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
