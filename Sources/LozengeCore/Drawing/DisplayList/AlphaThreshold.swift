/// A range of opacities that are drawn in one colour; nothing is drawn elsewhere.
public struct AlphaThreshold: Hashable, Sendable {
    /// The least opacity, from 0 to 1.
    public var min: Double
    /// The largest opacity, from 0 to 1.
    public var max: Double
    /// The colour of what is in the range.
    public var color: Color.Resolved

    /// Creates a threshold.
    public init(min: Double, max: Double, color: Color.Resolved) {
        self.min = min
        self.max = max
        self.color = color
    }
}
