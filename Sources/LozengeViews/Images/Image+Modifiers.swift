import Foundation
import LozengeCore

nonisolated extension Image {
    /// How a picture fills a larger area.
    ///
    /// Matches: SwiftUI.Image.ResizingMode
    public enum ResizingMode: Hashable, Sendable {
        /// Its middle is repeated, at its own size, from the top-left corner on.
        case tile
        /// Its middle is stretched.
        case stretch
    }

    /// This picture, stretched to what it is offered; its own size where nothing is.
    ///
    /// - Parameters:
    ///   - capInsets: How much of the picture's edges keeps its thickness, in points; leading is the
    ///     picture's left. The picture is never smaller than these. What is negative or no number
    ///     counts as 0, and one pixel at least remains between two edges.
    ///   - resizingMode: What becomes of the middle.
    /// - Returns: The picture, stretched.
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

    /// How the pixels of a stretched picture are made of those it has.
    ///
    /// Matches: SwiftUI.Image.Interpolation
    public enum Interpolation: Hashable, Sendable {
        /// Each is the nearest one: pixels are squares to be seen.
        case none
        /// Between neighbours; much smaller ones lose detail.
        case low
        /// Between neighbours; in much smaller ones each is the average of all it stands for.
        case medium
        /// As medium.
        case high
    }

    /// How the pixels of this picture are made if it is stretched; medium where nothing is said.
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

    /// Whether edges of this picture that lie between pixels are smoothed.
    ///
    /// Matches: SwiftUI.Image.antialiased(_:)
    /// Differs: edges of a picture are put on pixels, so that there is nothing to smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.style.isAntialiased = isAntialiased
        return image
    }

    /// Whether a picture shows its own colours or is an outline.
    ///
    /// Matches: SwiftUI.Image.TemplateRenderingMode
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the colour of the place, as opaque as the picture is.
        case template
        /// As it was drawn.
        case original
    }

    /// Shows this picture in its own colours, or in that of the place; `nil` for what the picture is
    /// meant for.
    ///
    /// Matches: SwiftUI.Image.renderingMode(_:)
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    /// How this symbol is coloured; `nil` for what is said of the place.
    ///
    /// Matches: SwiftUI.Image.symbolRenderingMode(_:)
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}
