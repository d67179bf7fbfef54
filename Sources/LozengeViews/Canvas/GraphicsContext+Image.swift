import Foundation
import LozengeCore

extension GraphicsContext {
    /// An image with its size and pixels in a canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.ResolvedImage
    public struct ResolvedImage {
        /// The size in points.
        public let size: CGSize
        /// The baseline of a symbol from the top, in points; the bottom of other images.
        public let baseline: CGFloat
        /// The shading of a template image; `nil` for the foreground style.
        public var shading: Shading?
        fileprivate let image: Image

        fileprivate init(_ image: Image, _ resolution: ImageResolution?) {
            self.image = image
            size = resolution?.size ?? .zero
            baseline = resolution?.baseline ?? size.height
        }
    }

    /// Resolves an image in this canvas, which is drawn again once a picture is loaded.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolve(_:)-image
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image, place.resolve(image))
    }

    /// Draws an image stretched to a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle in the coordinates of this context.
    ///   - style: The style; its smoothness of edges is used.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:in:style:)-image
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size with its anchor at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-image
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws an image in its own size with its anchor at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-resolvedImage
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(origin: image.size.origin(at: point, anchor), size: image.size))
    }

    /// Draws an image stretched to a rectangle.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:in:style:)-resolvedImage
    public func draw(
        _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
    ) {
        guard rect.isSettled else { return }
        let shading = image.shading?.main
        let foreground = shading.map { level in
            let paint = place.resolve(level.style)
            return level.box.map {
                _StylePaint.anchored($0.offsetBy(dx: -rect.minX, dy: -rect.minY), paint)
            } ?? paint
        }
        let shown = image.image.antialiased(style.isAntialiased)
        guard let resolution = place.resolve(shown, foreground: foreground) else { return }
        var context = DisplayListWriter(in: rect)
        place.resized(resolution, to: rect).paint(in: rect, &context)
        append(context.list, opacity: clampedOpacity)
    }
}
