import LozengeCore

nonisolated extension View {
    /// Limits texts in this view to `number` lines; `nil` is no limit, less than 1 counts as 1.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Limits texts in this view to `limit` lines, and optionally reserves space for all of them.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lines; less than 1 counts as 1.
    ///   - reservesSpace: True to make a text with fewer lines as high as `limit` lines.
    /// - Returns: This view, with its texts at most (or exactly) `limit` lines high.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:reservesSpace:)
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(most: limit, reserved: reservesSpace ? limit : 0))
    }

    /// Limits texts in this view to at most `limit.upperBound` lines.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }

    /// Reserves space for at least `limit.lowerBound` lines in each text of this view.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: nil, reserved: limit.lowerBound))
    }

    /// Reserves space for the lower bound of lines, and limits texts to the upper bound.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(
            \.lineLimits, LineLimits(most: limit.upperBound, reserved: limit.lowerBound))
    }
}

nonisolated extension EnvironmentValues {
    /// The maximum number of lines of a text; `nil` for no limit.
    ///
    /// Matches: SwiftUI.EnvironmentValues.lineLimit
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }
}
