/// A view that is not there: it takes no place in its container, not even spacing.
///
/// Matches: SwiftUI.EmptyView
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public func _visit(_ visitor: inout ViewVisitor) {}
}
