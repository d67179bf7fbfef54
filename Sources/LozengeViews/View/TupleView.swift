/// Several views as one, as ``ViewBuilder`` makes from several statements.
///
/// Extension: SwiftUI has ``TupleView`` alone. Here a builder makes a `TupleView` if the type of the closure names it.
nonisolated public struct TupleContent<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleContent: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        repeat (each content)._visit(&visitor)
    }

    public func _list(_ list: inout _SubviewList) {
        repeat (each content)._list(&list)
    }
}

/// Several views as one, of which a program reads each.
///
/// ```swift
/// struct Beside<Leading: View, Trailing: View>: View {
///     let parts: TupleView<(Leading, Trailing)>
///
///     init(@ViewBuilder parts: () -> TupleView<(Leading, Trailing)>) { self.parts = parts() }
///
///     var body: some View {
///         HStack {
///             parts.value.0
///             Divider()
///             parts.value.1
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.TupleView
nonisolated public struct TupleView<T> {
    /// The views.
    public var value: T
    private let content: (T) -> any View

    /// Creates one view of several.
    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.value = value
        content = { TupleContent(repeat each $0) }
    }
}

extension TupleView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { content(value)._visit(&visitor) }

    public func _list(_ list: inout _SubviewList) { content(value)._list(&list) }
}
