import Foundation
import LozengeCore

nonisolated extension Shape {
    /// Returns the part of this shape's outline between two fractions of its length.
    ///
    /// Fractions are clamped to 0...1. The part is empty if the start is not less than the end.
    ///
    /// Matches: SwiftUI.Shape.trim(from:to:)
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }

    /// Returns the outline of this shape's stroke, as a shape.
    ///
    /// Matches: SwiftUI.Shape.stroke(style:)
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }

    /// Returns the outline of this shape's stroke, `lineWidth` points wide, as a shape.
    ///
    /// Matches: SwiftUI.Shape.stroke(lineWidth:)
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns this shape in a fixed size, in points, at the top-left corner of its frame.
    ///
    /// Matches: SwiftUI.Shape.size(_:)
    public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

    /// Returns this shape in a fixed size of `width` × `height` points, at the top-left corner of its frame.
    ///
    /// Matches: SwiftUI.Shape.size(width:height:)
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns this shape in a fixed size, in points, with its `anchor` at the same point of its frame.
    ///
    /// Matches: SwiftUI.Shape.size(_:anchor:)
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }
}

/// A part of a shape's outline, in the frame of the shape.
nonisolated struct TrimmedShape<Content: Shape> {
    var shape: Content
    var start: CGFloat
    var end: CGFloat
}

nonisolated extension TrimmedShape: Shape {
    func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

    /// Fractions are of the size of one.
    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(start * unitScale, end * unitScale))
        }
        set {
            shape.animatableData = newValue.first
            start = newValue.second.first / unitScale
            end = newValue.second.second / unitScale
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// The stroke of a shape, in the frame of the shape.
nonisolated struct StrokedShape<Content: Shape> {
    var shape: Content
    var style: StrokeStyle
}

nonisolated extension StrokedShape: Shape {
    static var role: ShapeRole { .stroke }

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape that is drawn in a fixed size, independent of its frame.
nonisolated struct SizedShape<Content: Shape> {
    var shape: Content
    var size: CGSize
    var anchor: UnitPoint
}

nonisolated extension SizedShape: Shape, SizelessShape {
    func path(in rect: CGRect) -> Path {
        let point = rect.point(anchor)
        return shape.path(
            in: CGRect(
                x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
                width: size.width, height: size.height))
    }

    var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
