/// A view that is updated only if it differs from its last value by `==`.
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
    /// Updates this view only if it differs from its last value by `==`.
    ///
    /// Matches: SwiftUI.View.equatable()
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
