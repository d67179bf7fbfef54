import Foundation
import LozengeCore

nonisolated extension Shape {
    /// The part of this shape's outline between two fractions of its length, 0 to 1.
    ///
    /// Nothing is left if the first is not below the second; what lies outside 0 to 1 is clamped.
    ///
    /// Matches: SwiftUI.Shape.trim(from:to:)
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// A line along this shape's edge, as a shape.
    ///
    /// Matches: SwiftUI.Shape.stroke(style:)
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }

    /// A line along this shape's edge, `lineWidth` points wide, as a shape.
    ///
    /// Matches: SwiftUI.Shape.stroke(lineWidth:)
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// This shape in a box of a size of its own, at the top-left corner of what is offered.
    ///
    /// Matches: SwiftUI.Shape.size(_:)
    public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

    /// This shape in a box `width` × `height` points large, in the top-left corner of what is offered.
    ///
    /// Matches: SwiftUI.Shape.size(width:height:)
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// This shape in a box of a size of its own, a point of which lies on that of what is offered.
    ///
    /// Matches: SwiftUI.Shape.size(_:anchor:)
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }
}

/// A part of a shape's outline, in the shape's own box.
nonisolated struct TrimmedShape<Content: Shape> {
    let shape: Content
    let start: CGFloat
    let end: CGFloat
}

extension TrimmedShape: Shape {
    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A line along a shape, in the shape's own box.
nonisolated struct StrokedShape<Content: Shape> {
    let shape: Content
    let style: StrokeStyle
}

extension StrokedShape: Shape {
    static var role: ShapeRole { .stroke }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is drawn in another box than it has.
nonisolated struct SizedShape<Content: Shape> {
    let shape: Content
    let size: CGSize
    let anchor: UnitPoint
}

extension SizedShape: Shape, SizelessShape {
    func path(in rect: CGRect) -> Path {
        let point = rect.point(anchor)
        return shape.path(
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
                width: size.width, height: size.height))
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
