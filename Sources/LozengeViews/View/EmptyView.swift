/// A view without content: it takes no space in its container, not even spacing.
///
/// ```swift
/// struct Badge<Icon: View>: View {
///     let text: String
///     @ViewBuilder var icon: Icon
///
///     var body: some View { Label { Text(text) } icon: { icon } }
/// }
///
/// let plain = Badge(text: "New") { EmptyView() }
/// ```
///
/// Matches: SwiftUI.EmptyView
nonisolated public struct EmptyView {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {}

    public func _list(_ list: inout _SubviewList) {}
}
