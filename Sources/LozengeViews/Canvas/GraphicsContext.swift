import Foundation
import LozengeCore

/// The drawing context of a canvas: its transform, opacity, clips and filters.
///
/// The context is a value: changes of a copy affect the drawing through the copy, into the same picture.
/// Lengths are in points from the canvas's top-left corner.
///
/// ```swift
/// var faint = context
/// faint.opacity = 0.5
/// faint.stroke(grid, with: .color(.gray))
/// context.draw(Text("12 °C"), at: CGPoint(x: 40, y: 20))
/// ```
///
/// Filters apply to a drawing before it is clipped, made transparent and blended.
///
/// Matches: SwiftUI.GraphicsContext
/// Differs: a context is valid while the canvas is drawn; kept longer, it draws nothing.
nonisolated public struct GraphicsContext {
    /// The opacity of subsequent drawing, clamped to 0 and 1; NaN counts as 0.
    public var opacity = 1.0

    /// The blend mode of subsequent drawing.
    public var blendMode = BlendMode.normal

    /// The transform from the coordinates of subsequent drawing to those of the canvas.
    ///
    /// With infinite numbers or NaN, nothing is drawn.
    public var transform = CGAffineTransform.identity

    /// The clips, the outermost first.
    var clips: [DrawEffect] = []
    /// The bounds of the clips, in the canvas's coordinates.
    var clipBounds: CGRect
    /// The filters, the outermost first: like a transform, a later one acts before an earlier one.
    var filters: [DrawEffect] = []
    let layer: CanvasLayer
    let place: any CanvasAnswers

    /// Creates a context for an empty picture.
    init(drawing layer: CanvasLayer, in place: any CanvasAnswers) {
        self.layer = layer
        self.place = place
        clipBounds = place.bounds
    }

    /// The environment of the canvas, which is drawn again when it changes.
    ///
    /// Matches: SwiftUI.GraphicsContext.environment
    public var environment: EnvironmentValues { place.environment }

    /// Moves the coordinates of subsequent drawing, in points.
    ///
    /// Matches: SwiftUI.GraphicsContext.translateBy(x:y:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Scales the coordinates of subsequent drawing; negative factors mirror.
    ///
    /// Matches: SwiftUI.GraphicsContext.scaleBy(x:y:)
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Rotates the coordinates of subsequent drawing clockwise.
    ///
    /// Matches: SwiftUI.GraphicsContext.rotate(by:)
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Applies `matrix` to the coordinates of subsequent drawing, before the present transform.
    ///
    /// Matches: SwiftUI.GraphicsContext.concatenate(_:)
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Draws with Core Graphics.
    ///
    /// Matches: SwiftUI.GraphicsContext.withCGContext(content:)
    @available(*, unavailable, message: "There is no Core Graphics here; draw with this context.")
    public func withCGContext(content: (Never) throws -> Void) rethrows {}

    /// Draws commands, given in the coordinates of this context.
    ///
    /// - Parameters:
    ///   - content: The commands.
    ///   - opacity: The opacity.
    func append(_ content: DisplayList, opacity: Double) {
        guard opacity > 0, hasPlaces, !clipBounds.isEmpty, !content.isEmpty else { return }
        if opacity == 1, filters.isEmpty, blendMode == .normal {
            layer.draw(
                content.commands,
                in: CanvasLayer.Surroundings(clips: clips, transform: transform))
        } else {
            layer.draw(
                composited(content.placed(by: transform), opacity: opacity).commands,
                in: CanvasLayer.Surroundings())
        }
    }

    /// Returns commands in the canvas's coordinates with all effects of this context.
    func composited(_ content: DisplayList, opacity: Double) -> DisplayList {
        var list = content
        for effect in filters.reversed() + clips.reversed() { list = list.drawn(with: effect) }
        if opacity < 1 { list = list.drawn(with: .opacity(opacity)) }
        return blendMode == .normal ? list : list.drawn(with: .blend(blendMode.mode))
    }

    /// True if the transform has finite numbers.
    var hasPlaces: Bool {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            .allSatisfy(\.isFinite)
    }

    /// The opacity as a number from 0 to 1.
    var clampedOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }
}
