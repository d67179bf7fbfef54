import LozengeCore

nonisolated extension View {
    /// The most lines that texts in this view show; `nil` for as many as fit, less than 1 for 1.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// The most lines that texts in this view show, and room for as many where they have fewer.
    ///
    /// - Parameters:
    ///   - limit: The number of lines; less than 1 is 1.
    ///   - reservesSpace: Whether a text with fewer lines is as high as with all of them.
    /// - Returns: This view; its texts are at most `limit` lines high, or just so.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:reservesSpace:)
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(most: limit, reserved: reservesSpace ? limit : 0))
    }

    /// The most lines that texts in this view show.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }

    /// The fewest lines that texts in this view have room for; they show as many as fit.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: nil, reserved: limit.lowerBound))
    }

    /// The fewest lines that texts in this view have room for, and the most that they show.
    ///
    /// Matches: SwiftUI.View.lineLimit(_:)
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(
            \.lineLimits, LineLimits(most: limit.upperBound, reserved: limit.lowerBound))
    }
}

nonisolated extension EnvironmentValues {
    /// The most lines a text shows; `nil` for as many as fit.
    ///
    /// Matches: SwiftUI.EnvironmentValues.lineLimit
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }
}
