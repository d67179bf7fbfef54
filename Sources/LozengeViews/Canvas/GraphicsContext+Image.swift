import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
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

        fileprivate init(_ image: Image, _ measured: (size: CGSize, baseline: CGFloat)?) {
            self.image = image
            size = measured?.size ?? .zero
            baseline = measured?.baseline ?? size.height
        }
    }

    /// Resolves an image in this canvas, which is drawn again once a picture is loaded.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolve(_:)-image
    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image, place.measure(image))
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
        let shown = image.image.antialiased(style.isAntialiased)
        guard let drawn = place.drawing(shown, image.shading?.main, in: rect) else { return }
        append(drawn, opacity: clampedOpacity)
    }
}
