import Foundation
import LozengeCore

/// The answers of a canvas while it is drawn.
///
/// Drawing is a function of no actor in many programs, and a canvas is drawn on the main actor only. A context cannot leave
/// the main actor, because it is not `Sendable`, and the drawing conforms to this protocol there, so that an answer is a plain
/// call.
nonisolated protocol CanvasAnswers: AnyObject {
    /// The bounds of the canvas.
    var bounds: CGRect { get }
    /// The environment; the canvas is drawn again when it changes.
    var environment: EnvironmentValues { get }

    func resolve(_ color: Color) -> Color.Resolved
    /// Returns a style that is the same in the canvas and everywhere.
    func settled(_ style: AnyShapeStyle) -> AnyShapeStyle
    /// Returns the drawing of a shape.
    func drawing(_ shape: DrawShape, _ level: GraphicsContext.Shading.Level, opacity: Double)
        -> DisplayList

    /// Returns the size and the baseline of an image.
    func measure(_ image: Image) -> (size: CGSize, baseline: CGFloat)?
    /// Returns the drawing of an image in a rectangle.
    func drawing(_ image: Image, _ level: GraphicsContext.Shading.Level?, in rect: CGRect)
        -> DisplayList?
    /// Returns the size and the drawing of a symbol.
    func symbol(where isMeant: (AnyHashable) -> Bool) -> (size: CGSize, picture: DisplayFragment)?

    /// Returns a text in the fonts of the canvas.
    func resolve(_ text: Text) -> Text.Resolution?
    func measure(_ text: Text.Resolution, in proposal: ProposedViewSize) -> TextMeasurement
    /// Returns the drawing of a text; `foreground` is the style of letters without one, `nil` for the foreground style.
    func drawing(
        _ text: Text, _ plain: Text.Resolution, foreground: (CGPoint) -> Foreground?,
        in proposal: ProposedViewSize, at origin: (CGSize, Bool) -> CGPoint
    ) -> DisplayList?
    /// Returns the drawing of a part of a text.
    func drawing(_ layout: TextLayout, of text: Text.Resolution, in bounds: CGRect) -> DisplayList
}

/// The answers of a drawing on the main actor.
extension CanvasDrawing: CanvasAnswers {
    func settled(_ style: AnyShapeStyle) -> AnyShapeStyle {
        AnyShapeStyle(KnownStyle(paint: resolve(style)))
    }

    func drawing(
        _ shape: DrawShape, _ level: GraphicsContext.Shading.Level, opacity: Double
    ) -> DisplayList {
        var writer = DisplayListWriter(in: level.box ?? shape.path.boundingRect)
        let paint = resolve(level.style)
        writer.draw(opacity == 1 ? paint : paint.opacity(opacity), in: writer.bounds) {
            $0.list.append(.fill(shape, $1))
        }
        return writer.list
    }

    func measure(_ image: Image) -> (size: CGSize, baseline: CGFloat)? {
        resolve(image).map { ($0.size, $0.baseline ?? $0.size.height) }
    }

    func drawing(
        _ image: Image, _ level: GraphicsContext.Shading.Level?, in rect: CGRect
    ) -> DisplayList? {
        let foreground = level.map { level in
            let paint = resolve(level.style)
            return level.box.map {
                _StylePaint.anchored($0.offsetBy(dx: -rect.minX, dy: -rect.minY), paint)
            } ?? paint
        }
        guard let resolution = resolve(image, foreground: foreground) else { return nil }
        var writer = DisplayListWriter(in: rect)
        resized(resolution, to: rect).paint(in: rect, &writer)
        return writer.list
    }

    func symbol(where isMeant: (AnyHashable) -> Bool) -> (size: CGSize, picture: DisplayFragment)? {
        symbolNode(where: isMeant).map { node in
            var writer = DisplayListWriter(
                in: CGRect(x: -node.frame.minX, y: -node.frame.minY, width: 0, height: 0))
            writer.paint(node)
            return (node.frame.size, DisplayFragment(writer.list))
        }
    }

    func resolve(_ text: Text) -> Text.Resolution? { resolve(text, foreground: nil) }

    func measure(_ text: Text.Resolution, in proposal: ProposedViewSize) -> TextMeasurement {
        text.measure(proposal)
    }

    func drawing(
        _ text: Text, _ plain: Text.Resolution, foreground: (CGPoint) -> Foreground?,
        in proposal: ProposedViewSize, at origin: (CGSize, Bool) -> CGPoint
    ) -> DisplayList? {
        let isRightToLeft = plain.appearance.style.direction == .rightToLeft
        let origin = origin(plain.measure(proposal).size, isRightToLeft)
        guard origin.x.isFinite, origin.y.isFinite else { return nil }
        let foreground = foreground(origin)
        guard
            let shown = foreground == nil ? plain : resolve(text, foreground: foreground)
        else { return nil }
        let layout = shown.layout(in: proposal)
        return drawing(
            layout, of: shown, in: CGRect(origin: origin, size: layout.measurement.size))
    }

    func drawing(
        _ layout: TextLayout, of text: Text.Resolution, in bounds: CGRect
    ) -> DisplayList {
        var writer = DisplayListWriter(in: bounds)
        text.paint(layout, &writer)
        return writer.list
    }
}
