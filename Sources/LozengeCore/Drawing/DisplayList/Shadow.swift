import Foundation

/// A blurred silhouette, its lengths in points.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color.Resolved
    /// The standard deviation of the blur; 0 is sharp.
    public var radius: CGFloat
    /// The offset of the shadow, in points.
    public var offset: CGSize

    /// Creates a shadow.
    public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}
