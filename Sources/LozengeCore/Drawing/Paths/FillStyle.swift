/// The style of a fill.
///
/// ```swift
/// Star().fill(.orange, style: FillStyle(eoFill: true))
/// ```
///
/// Matches: SwiftUI.FillStyle
public struct FillStyle: Hashable, Sendable {
    /// True for the even-odd rule, false for the non-zero rule.
    public var isEOFilled: Bool
    /// True if edges are antialiased.
    public var isAntialiased: Bool

    /// Creates a style; by default non-zero and antialiased.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
