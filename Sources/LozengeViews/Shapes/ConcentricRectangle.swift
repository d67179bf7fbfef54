import Foundation
import LozengeCore

nonisolated extension Edge {
    /// The corners of a rectangle.
    ///
    /// Matches: SwiftUI.Edge.Corner
    public enum Corner {
        /// The rounding of a corner.
        ///
        /// Matches: SwiftUI.Edge.Corner.Style
        public struct Style: Hashable, Sendable {
            /// The radius; `nil` for the centre of the container's corner.
            fileprivate let radius: CGFloat?
            /// The radius without a container shape.
            fileprivate var minimum: CGFloat = 0

            /// A corner with the centre of the container's.
            ///
            /// Matches: SwiftUI.Edge.Corner.Style.concentric
            public static let concentric = Style(radius: nil)

            /// A corner with the centre of the container's; without a container shape, one with a radius.
            ///
            /// Matches: SwiftUI.Edge.Corner.Style.concentric(minimum:)
            public static func concentric(minimum: Style) -> Style {
                Style(radius: nil, minimum: minimum.radius ?? minimum.minimum)
            }

            /// A corner with a radius in points; negative numbers and NaN count as 0.
            ///
            /// Matches: SwiftUI.Edge.Corner.Style.fixed(_:)
            public static func fixed(_ radius: CGFloat) -> Style {
                Style(radius: radius > 0 ? radius : 0)
            }
        }
    }
}

nonisolated extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates the style of a fixed radius, in points.
    ///
    /// Matches: SwiftUI.Edge.Corner.Style.init(floatLiteral:)
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates the style of a fixed radius, in points.
    ///
    /// Matches: SwiftUI.Edge.Corner.Style.init(integerLiteral:)
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners have the centres of its container's corners.
///
/// ```swift
/// Card().background(.green, in: ConcentricRectangle(corners: .concentric(minimum: .fixed(8))))
///     .padding(8)
///     .containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
///
/// Matches: SwiftUI.ConcentricRectangle
/// Differs: all corners have one style; windows have no shape unless the app sets one.
nonisolated public struct ConcentricRectangle {
    private let corners: Edge.Corner.Style

    /// Creates a rectangle with the corners of its container.
    ///
    /// Matches: SwiftUI.ConcentricRectangle.init()
    public init() { corners = .concentric }

    /// Creates a rectangle with corners of a style.
    ///
    /// Matches: SwiftUI.ConcentricRectangle.init(corners:isUniform:)
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }
}

nonisolated extension ConcentricRectangle: InsettableShape, InsetFigure, SizelessShape {
    public func path(in rect: CGRect) -> Path {
        if let radius = corners.radius { return rounded(rect, radius) }
        return ifOnMainThread { ContainerPosition.path(in: rect) }
            ?? rounded(rect, corners.minimum)
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
    }

    /// Returns this shape with its edges moved inwards by `amount` points.
    ///
    /// Matches: SwiftUI.ConcentricRectangle.inset(by:)
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(self, amount) }
}
