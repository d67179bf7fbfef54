import LozengeCore

nonisolated extension View {
    /// Sets the text size of this view.
    ///
    /// Matches: SwiftUI.View.dynamicTypeSize(_:)
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size of this view to `range`.
    ///
    /// Matches: SwiftUI.View.dynamicTypeSize(_:)
    /// Differs: an empty range, such as `..<.xSmall`, has no effect.
    public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
    where Sizes.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
