/// A view without content: it takes no space in its container, not even spacing.
///
/// Matches: SwiftUI.EmptyView
nonisolated public struct EmptyView {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {}
}
