/// Several views, scenes or commands as one, without a container around them.
///
/// ```swift
/// struct Notes: View {
///     var body: some View {
///         VStack {
///             Group {
///                 Text("First note")
///                 Text("Second note")
///             }
///             .padding()
///         }
///     }
/// }
/// ```
///
/// A modifier of the group applies to each of its members.
///
/// Matches: SwiftUI.Group
nonisolated public struct Group<Content> {
    package let content: Content

    /// Creates a group of content of any kind; a second parameter, because a closure is content of any kind, too.
    package init(_ content: Content, _: Void) { self.content = content }
}

nonisolated extension Group where Content: View {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content(), ())
    }
}

extension Group: View where Content: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        content._visit(&visitor)
    }

    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}
