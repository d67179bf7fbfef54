public import Foundation

extension CGPoint {
    /// Returns true for the same point.
    ///
    /// Matches: CoreGraphics.CGPoint.equalTo(_:)
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns true for the same size.
    ///
    /// Matches: CoreGraphics.CGSize.equalTo(_:)
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns true for the same rectangle.
    ///
    /// Matches: CoreGraphics.CGRect.equalTo(_:)
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
