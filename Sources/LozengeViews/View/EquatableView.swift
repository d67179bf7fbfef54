/// A view that is updated only when it is not equal to what it was.
///
/// Matches: SwiftUI.EquatableView
nonisolated public struct EquatableView<Content: Equatable & View>: Equatable {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    /// Has this view updated only when it is not equal to what it was.
    ///
    /// Matches: SwiftUI.View.equatable()
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
