import LozengeImage
import LozengeX11

/// Makes pictures of a view.
///
/// The view is laid out and drawn anew each time it is asked for, as it would be in a window, but on
/// no screen: light, unless it says otherwise, in text of the default size, and with all its pictures.
/// There has to be a display to draw with, the app's or the one that `DISPLAY` names.
///
/// Matches: SwiftUI.ImageRenderer
/// Differs: it gives a ``LozengeCore/Picture`` and PNG files, where SwiftUI has pictures of Core
/// Graphics, AppKit or UIKit.
public final class ImageRenderer<Content: View> {
    /// What is drawn.
    public var content: Content

    /// What the view is offered; unspecified, it takes its ideal size.
    public var proposedSize = ProposedViewSize.unspecified

    /// Pixels per point; what is no number above zero counts as 1.
    public var scale: CGFloat = 1

    /// Whether the colour of windows is below the view, where the picture is clear otherwise.
    public var isOpaque = false

    /// How colours are kept meanwhile; the picture is the same.
    public var colorMode = ColorRenderingMode.nonLinear

    /// Makes pictures of `content`.
    ///
    /// Matches: SwiftUI.ImageRenderer.init(content:)
    public init(content: Content) { self.content = content }

    /// The view as pixels; `nil`, and the reason is reported, if none can be drawn.
    ///
    /// There is none without a display to draw with, and none of more than 67 million pixels. A side
    /// without length has one pixel.
    ///
    /// Extension: what SwiftUI gives as `cgImage`, `nsImage` and `uiImage`.
    public var bitmap: Picture? {
        do {
            let look = Offscreen.Look(
                scale: scale > 0 && scale.isFinite ? scale : 1, isOpaque: isOpaque,
                colorScheme: .light)
            return try Offscreen.current().picture(of: content, look) {
                $0.pipeline.layOut(in: proposedSize)
            }
        } catch {
            report("Cannot draw a view: \(error)")
            return nil
        }
    }

    /// The view as a PNG file; `nil` where there is no ``bitmap``.
    ///
    /// Extension: what other toolkits make of a picture.
    public var pngData: Data? { bitmap?.pngData() }

    /// Writes the view into a PNG file, which is replaced if it exists.
    ///
    /// The file keeps its permissions. A folder, FIFO or device is not written to.
    ///
    /// - Throws: A ``ImageRendererError`` where there is no picture, or why the file cannot be written.
    ///
    /// Extension: what other toolkits make of a picture.
    public func write(to url: URL) throws {
        guard let pngData else { throw ImageRendererError.noPicture }
        try FileReplacement().write(pngData, to: url.path)
    }

    @available(*, unavailable, message: "There is no Core Graphics here; use bitmap or pngData.")
    public var cgImage: Never? { nil }

    @available(*, unavailable, message: "There is no AppKit here; use bitmap or pngData.")
    public var nsImage: Never? { nil }

    @available(*, unavailable, message: "There is no UIKit here; use bitmap or pngData.")
    public var uiImage: Never? { nil }

    @available(*, unavailable, message: "There is no Core Graphics here; use bitmap or pngData.")
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (Never) -> Void) -> Void
    ) {}
}

/// Why there is no file of a view.
///
/// Extension: SwiftUI gives `nil` where there is no picture.
public enum ImageRendererError: Error, CustomStringConvertible {
    /// The view could not be drawn; the reason was reported.
    case noPicture

    public var description: String { "There is no picture to be written." }
}
