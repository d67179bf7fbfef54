/// A view that is not there: it takes no place in its container, not even spacing.
///
/// Matches: SwiftUI.EmptyView
nonisolated public struct EmptyView {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {}
}
