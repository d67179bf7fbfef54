import Foundation
import LozengeCore

nonisolated extension Shape {
    /// This shape's inside in a style.
    ///
    /// - Parameters:
    ///   - content: What it is filled with.
    ///   - style: What counts as inside, and whether edges are smooth.
    /// - Returns: A view as large as the shape.
    ///
    /// Matches: SwiftUI.Shape.fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(self, content, fillStyle: style)
    }

    /// A line along this shape's edge, half of it inside.
    ///
    /// Matches: SwiftUI.Shape.stroke(_:style:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// A line along this shape's edge, half of it inside.
    ///
    /// - Parameters:
    ///   - content: What the line is drawn in.
    ///   - lineWidth: In points; zero and less draw nothing.
    ///   - antialiased: Whether edges are smooth.
    /// - Returns: A view as large as the shape, the line's outer half beyond it.
    ///
    /// Matches: SwiftUI.Shape.stroke(_:lineWidth:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension InsettableShape {
    /// A line along this shape's edge, all of it inside.
    ///
    /// - Returns: A view that takes all it is offered, whatever this shape does.
    ///
    /// Matches: SwiftUI.InsettableShape.strokeBorder(_:style:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: EmptyView())
    }

    /// A line along this shape's edge, all of it inside.
    ///
    /// - Parameters:
    ///   - content: What the line is drawn in.
    ///   - lineWidth: In points; zero and less draw nothing.
    ///   - antialiased: Whether edges are smooth.
    /// - Returns: A view that takes all it is offered, whatever this shape does.
    ///
    /// Matches: SwiftUI.InsettableShape.strokeBorder(_:lineWidth:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView {
    /// This view with the shape's inside in a style on top.
    ///
    /// Matches: SwiftUI.ShapeView.fill(_:style:)
    public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// This view with a line along the shape on top.
    ///
    /// Matches: SwiftUI.ShapeView.stroke(_:style:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// This view with a line along the shape on top, `lineWidth` points wide.
    ///
    /// Matches: SwiftUI.ShapeView.stroke(_:lineWidth:antialiased:)
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

nonisolated extension ShapeView where Content: InsettableShape {
    /// This view with a line inside the shape's edge on top.
    ///
    /// Matches: SwiftUI.ShapeView.strokeBorder(_:style:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
            background: self)
    }

    /// This view with a line inside the shape's edge on top, `lineWidth` points wide.
    ///
    /// Matches: SwiftUI.ShapeView.strokeBorder(_:lineWidth:antialiased:)
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
