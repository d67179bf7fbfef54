import Foundation

/// A blurred silhouette, its lengths in points.
public struct Shadow: Hashable, Sendable {
    public var color: Color.Resolved
    /// The standard deviation of the blur; 0 is sharp.
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}
