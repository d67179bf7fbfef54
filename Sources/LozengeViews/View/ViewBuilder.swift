/// A result builder that combines the statements of a `body` into one view.
///
/// ```swift
/// struct Panel<Content: View>: View {
///     @ViewBuilder let content: Content
///
///     var body: some View { VStack { content }.padding() }
/// }
/// ```
///
/// Matches: SwiftUI.ViewBuilder
@resultBuilder
nonisolated public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleContent<repeat each Content> {
        TupleContent(repeat each content)
    }

    /// For a closure whose type names the views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// The name of ``ViewBuilder`` in the newest sources.
///
/// Matches: SwiftUI.ContentBuilder
public typealias ContentBuilder = ViewBuilder
