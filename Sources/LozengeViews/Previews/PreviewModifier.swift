/// An environment for previews, such as sample data that several of them share.
///
/// ```
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Library { try await Library.sample() }
///
///     func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///     }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { ShelfView() }
/// ```
///
/// Matches: SwiftUI.PreviewModifier
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    /// Creates the context that is passed to `body(content:context:)`.
    static func makeSharedContext() async throws -> Context

    /// Modifies a preview's content.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

nonisolated extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
    /// The content with this modifier applied, in a new context.
    func modified(_ content: AnyView) async throws -> AnyView {
        let context = try await Self.makeSharedContext()
        return AnyView(body(content: PreviewModifierContent(content: content), context: context))
    }
}

/// The content of a preview, without its type.
///
/// Matches: SwiftUI.PreviewModifierContent
nonisolated public struct PreviewModifierContent {
    let content: AnyView
}

extension PreviewModifierContent: View {
    public var body: some View { content }
}
