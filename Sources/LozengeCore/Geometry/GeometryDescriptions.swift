import Foundation

extension CGRect {
    /// The origin and the size, in parentheses.
    ///
    /// Matches: CoreGraphics.CGRect.debugDescription
    /// Differs: the type does not conform to `CustomDebugStringConvertible`.
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}

extension CGPoint {
    /// The coordinates, in parentheses.
    ///
    /// Matches: CoreGraphics.CGPoint.debugDescription
    /// Differs: the type does not conform to `CustomDebugStringConvertible`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// The width and the height, in parentheses.
    ///
    /// Matches: CoreGraphics.CGSize.debugDescription
    /// Differs: the type does not conform to `CustomDebugStringConvertible`.
    public var debugDescription: String { "(\(width), \(height))" }
}
