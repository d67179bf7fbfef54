import Foundation
import LozengeCore

nonisolated extension Shape {
    /// Fills this shape with a style.
    ///
    /// - Parameters:
    ///   - content: The style of the fill.
    ///   - style: The fill rule and antialiasing.
    /// - Returns: A view of the shape's size.
    ///
    /// Matches: SwiftUI.Shape.fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(self, content, fillStyle: style)
    }

    /// Strokes the outline of this shape; half of the line is inside.
    ///
    /// Matches: SwiftUI.Shape.stroke(_:style:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// Strokes the outline of this shape; half of the line is inside.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The width in points; zero and negative widths draw nothing.
    ///   - antialiased: True for smooth edges.
    /// - Returns: A view of the shape's size; the outer half of the line is drawn outside of it.
    ///
    /// Matches: SwiftUI.Shape.stroke(_:lineWidth:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension InsettableShape {
    /// Strokes the inside of this shape's edge.
    ///
    /// - Returns: A view that fills the proposed size, even if this shape does not.
    ///
    /// Matches: SwiftUI.InsettableShape.strokeBorder(_:style:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// Strokes the inside of this shape's edge.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The width in points; zero and negative widths draw nothing.
    ///   - antialiased: True for smooth edges.
    /// - Returns: A view that fills the proposed size, even if this shape does not.
    ///
    /// Matches: SwiftUI.InsettableShape.strokeBorder(_:lineWidth:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView {
    /// Fills the shape in front of its earlier fills and strokes.
    ///
    /// Matches: SwiftUI.ShapeView.fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape in front of its earlier fills and strokes.
    ///
    /// Matches: SwiftUI.ShapeView.stroke(_:style:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// Strokes the shape with a line of `lineWidth` points, in front of its earlier fills and strokes.
    ///
    /// Matches: SwiftUI.ShapeView.stroke(_:lineWidth:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the shape's edge, in front of its earlier fills and strokes.
    ///
    /// Matches: SwiftUI.ShapeView.strokeBorder(_:style:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// Strokes the inside of the shape's edge with a line of `lineWidth` points, in front of earlier drawing.
    ///
    /// Matches: SwiftUI.ShapeView.strokeBorder(_:lineWidth:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
