import Foundation
import LozengeCore

/// A shape that is filled in front of its earlier fills and strokes.
///
/// Matches: SwiftUI.FillShapeView
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    public let style: Style
    public let fillStyle: FillStyle
    public let background: Background
}

nonisolated extension FillShapeView: ShapeView {
    public var body: some View {
        _ShapeView(shape, style, fillStyle: fillStyle).background { background }
    }
}

/// A shape that is stroked in front of its earlier fills and strokes.
///
/// Matches: SwiftUI.StrokeShapeView
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public let shape: Content
    public let style: Style
    public let strokeStyle: StrokeStyle
    public let isAntialiased: Bool
    public let background: Background
}

nonisolated extension StrokeShapeView: ShapeView {
    public var body: some View {
        let line = _ShapeView(
            shape, style, fillStyle: FillStyle(antialiased: isAntialiased), stroke: strokeStyle)
        line.background { background }
    }
}

/// A shape that is stroked inside its edge, in front of its earlier fills and strokes.
///
/// Matches: SwiftUI.StrokeBorderShapeView
nonisolated public struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
> {
    public let shape: Content
    public let style: Style
    public let strokeStyle: StrokeStyle
    public let isAntialiased: Bool
    public let background: Background
}

nonisolated extension StrokeBorderShapeView: ShapeView {
    public var body: some View {
        let line = _ShapeView(
            shape.inset(by: strokeStyle.lineWidth / 2), style,
            fillStyle: FillStyle(antialiased: isAntialiased), stroke: strokeStyle)
        line.background { background }
    }
}
