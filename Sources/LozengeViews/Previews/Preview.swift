/// A preview of a view: its name, its traits and its content.
///
/// The `#Preview` macro creates one, and `make preview` shows it.
///
/// Matches: SwiftUI.Preview
@MainActor
public struct Preview {
    /// The kind of traits that previews of views have.
    ///
    /// Matches: SwiftUI.Preview.ViewTraits
    nonisolated public struct ViewTraits {}

    /// The display name; `nil` if the preview has none.
    package let name: String?
    /// The traits, combined into one.
    package let traits: PreviewTrait<ViewTraits>
    private let body: @MainActor () -> any View

    /// Creates a preview.
    ///
    /// Apps use the `#Preview` macro instead.
    ///
    /// Matches: SwiftUI.Preview.init(_:traits:body:)
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = PreviewTrait(combining: traits)
        self.body = body
    }

    /// Evaluates the body and applies the modifiers among the traits, the first one innermost.
    ///
    /// - Throws: The error of a modifier that cannot create its shared context.
    package func content() async throws -> AnyView {
        var content = AnyView(body())
        for modifier in traits.modifiers {
            content = try await modifier.modified(content)
        }
        return content
    }
}
