import Foundation
import LozengeCore

/// The drawing context of a canvas: its transform, opacity, clips and filters.
///
/// A value: what is changed of a copy counts for what is drawn through the copy, which goes into the
/// same picture. Lengths are in points, from the canvas's top-left corner.
///
/// A filter is applied to what is drawn before it is clipped, made less opaque and mixed with what is
/// below.
///
/// Matches: SwiftUI.GraphicsContext
/// Differs: to be used while the canvas is drawn; kept longer, it draws nothing.
public struct GraphicsContext {
    /// How opaque what is drawn next is, from 0 to 1; what is outside counts as the nearer of them,
    /// and NaN as 0.
    public var opacity = 1.0

    /// How what is drawn next is mixed with what is below.
    public var blendMode = BlendMode.normal

    /// From the coordinates in which is drawn next to those of the canvas.
    ///
    /// One with infinite numbers or NaN draws nothing.
    public var transform = CGAffineTransform.identity

    /// The clips, the outermost first.
    var clips: [DrawEffect] = []
    /// A rectangle around that, in the canvas's coordinates.
    var clipBounds: CGRect
    /// The filters, in the order of their application.
    var filters: [DrawEffect] = []
    let layer: CanvasLayer
    let place: CanvasDrawing

    /// Draws into an empty picture.
    init(drawing layer: CanvasLayer, in place: CanvasDrawing) {
        self.layer = layer
        self.place = place
        clipBounds = place.bounds
    }

    /// The environment of the canvas, which is drawn again when it changes.
    ///
    /// Matches: SwiftUI.GraphicsContext.environment
    public var environment: EnvironmentValues { place.environment }

    /// Moves the coordinates in which is drawn next, in points.
    ///
    /// Matches: SwiftUI.GraphicsContext.translateBy(x:y:)
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Stretches the coordinates in which is drawn next; less than zero mirrors them.
    ///
    /// Matches: SwiftUI.GraphicsContext.scaleBy(x:y:)
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Turns the coordinates in which is drawn next, clockwise.
    ///
    /// Matches: SwiftUI.GraphicsContext.rotate(by:)
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }

    /// Puts what is drawn next under `matrix`, then under the transform there is.
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
    ///   - content: What to draw.
    ///   - opacity: How opaque it becomes.
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

    /// Commands in the canvas's coordinates with all that this context does to them.
    func composited(_ content: DisplayList, opacity: Double) -> DisplayList {
        var list = content
        for effect in filters + clips.reversed() { list = list.drawn(with: effect) }
        if opacity < 1 { list = list.drawn(with: .opacity(opacity)) }
        return blendMode == .normal ? list : list.drawn(with: .blend(blendMode.mode))
    }

    /// Whether the transform says where anything is.
    var hasPlaces: Bool {
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            .allSatisfy(\.isFinite)
    }

    /// The opacity as a number from 0 to 1.
    var clampedOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }
}
