/// How the inside of a path is filled.
///
/// Matches: SwiftUI.FillStyle
public struct FillStyle: Hashable, Sendable {
    /// Whether inside is what the path goes around an odd number of times; otherwise it is what it
    /// goes around at all, counted one way.
    public var isEOFilled: Bool
    /// Whether pixels that are partly inside are partly coloured.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
