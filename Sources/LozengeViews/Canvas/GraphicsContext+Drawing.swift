import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// Fills the inside of a path.
    ///
    /// - Parameters:
    ///   - path: The path in the coordinates of this context.
    ///   - shading: The shading; a style fills the bounding rectangle of the path.
    ///   - style: The fill rule, and whether edges are smooth.
    ///
    /// Matches: SwiftUI.GraphicsContext.fill(_:with:style:)
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(DrawShape(path.settled, style: style), shading)
    }

    /// Strokes a path.
    ///
    /// Matches: SwiftUI.GraphicsContext.stroke(_:with:style:)
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(DrawShape(path.settled, stroke: style), shading)
    }

    /// Strokes a path with a line of `lineWidth` points; zero, negative and NaN draw nothing.
    ///
    /// Matches: SwiftUI.GraphicsContext.stroke(_:with:lineWidth:)
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func draw(_ shape: DrawShape, _ shading: Shading) {
        guard !shape.path.isEmpty else { return }
        // A single shape does not overlap itself: it needs no group for its opacity.
        let needsGroup = !filters.isEmpty || clampedOpacity == 0
        let drawn = place.drawing(
            shape, shading.main, opacity: needsGroup ? 1 : clampedOpacity)
        append(drawn, opacity: needsGroup ? clampedOpacity : 1)
    }

    /// Resolves a shading, which looks the same and is drawn faster.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolve(_:)-shading
    public func resolve(_ shading: Shading) -> Shading {
        shading.mapStyles(place.settled)
    }

    /// Draws `content` into a separate layer, then the layer with the state of this context.
    ///
    /// - Parameter content: Draws the layer with a context in the coordinates of this one and otherwise
    ///   default state.
    ///
    /// Matches: SwiftUI.GraphicsContext.drawLayer(content:)
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let drawn = try drawing(content)
        guard clampedOpacity > 0, !clipBounds.isEmpty, !drawn.list.isEmpty else { return }
        let list = composited(drawn.list, opacity: clampedOpacity)
        // Each of these effects draws the group into a picture; without one, blend modes inside would mix
        // with the picture below.
        let isGroup = blendMode != .normal || clampedOpacity < 1
        layer.draw(
            (isGroup ? list : list.drawn(with: .blend(.normal))).commands,
            in: CanvasLayer.Surroundings())
    }

    /// Returns the drawing of `content` in a separate layer, in the canvas's coordinates.
    func drawing(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayFragment {
        let inner = CanvasLayer()
        var context = GraphicsContext(drawing: inner, in: place)
        context.transform = transform
        try content(&context)
        return inner.fragment
    }
}

nonisolated extension Path {
    /// The path; an empty one if its bounds are infinite or NaN.
    var settled: Path { boundingRect.isSettled ? self : Path() }
}

nonisolated extension CGRect {
    /// True if all numbers are finite.
    var isSettled: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}

/// A resolved style.
nonisolated struct KnownStyle: ShapeStyle, Equatable {
    let paint: _StylePaint

    @MainActor func _resolve(in place: _StyleContext) -> _StylePaint { paint }
}
