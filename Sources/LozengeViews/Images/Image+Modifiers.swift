import Foundation
import LozengeCore

nonisolated extension Image {
    /// The way in which a picture fills a larger area.
    ///
    /// Matches: SwiftUI.Image.ResizingMode
    public enum ResizingMode: Hashable, Sendable {
        /// The middle is repeated at its own size from the top-left corner.
        case tile
        /// The middle is stretched.
        case stretch
    }

    /// Makes this picture take the whole proposal; unspecified lengths are those of the picture.
    ///
    /// - Parameters:
    ///   - capInsets: The edges of the picture that keep their thickness, in points; leading is the picture's
    ///     left. The picture is at least as large as these. Negative, infinite and NaN count as 0, and at
    ///     least one pixel remains between two edges.
    ///   - resizingMode: The resizing of the middle.
    /// - Returns: The resizable picture.
    ///
    /// Matches: SwiftUI.Image.resizable(capInsets:resizingMode:)
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        func length(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
        var image = self
        image.isResizable = true
        image.style.capInsets = EdgeInsets(
            top: length(capInsets.top), leading: length(capInsets.leading),
            bottom: length(capInsets.bottom), trailing: length(capInsets.trailing))
        image.style.resizing = resizingMode == .tile ? .tile : .stretch
        return image
    }

    /// The interpolation of the pixels of a scaled picture.
    ///
    /// Matches: SwiftUI.Image.Interpolation
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel: enlarged pixels are visible squares.
        case none
        /// Linear between neighbours; much smaller pictures lose detail.
        case low
        /// Linear between neighbours; in much smaller pictures, the average of all pixels.
        case medium
        /// The same as medium.
        case high
    }

    /// Sets the interpolation of this picture; medium by default.
    ///
    /// Matches: SwiftUI.Image.interpolation(_:)
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.style.interpolation =
            switch interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        return image
    }

    /// Sets whether edges of this picture that lie between pixels are smooth.
    ///
    /// Matches: SwiftUI.Image.antialiased(_:)
    /// Differs: edges of a picture are aligned to pixels, so that they are always sharp.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.style.isAntialiased = isAntialiased
        return image
    }

    /// The colours of a picture: its own, or the foreground style.
    ///
    /// Matches: SwiftUI.Image.TemplateRenderingMode
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style, with the alpha of the picture.
        case template
        /// In the picture's own colours.
        case original
    }

    /// Shows this picture in its own colours or in the foreground style; `nil` for the default of the
    /// picture.
    ///
    /// Matches: SwiftUI.Image.renderingMode(_:)
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    /// Sets the colours of this symbol; `nil` for those of the environment.
    ///
    /// Matches: SwiftUI.Image.symbolRenderingMode(_:)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}
