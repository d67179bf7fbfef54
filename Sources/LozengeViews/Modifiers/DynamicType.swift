import LozengeCore

nonisolated extension View {
    /// Draws this view for another text size than the reader's.
    ///
    /// Matches: SwiftUI.View.dynamicTypeSize(_:)
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Draws this view for the text size in `range` that is nearest to the reader's.
    ///
    /// Matches: SwiftUI.View.dynamicTypeSize(_:)
    /// Differs: an empty range, such as `..<.xSmall`, leaves the reader's size.
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
