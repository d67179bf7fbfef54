import LozengeImage
import LozengeX11

/// An object that makes pictures of a view.
///
/// Each picture is a new layout and drawing, as in a window: light by default, in the default text size, with all
/// pictures loaded, and at the end of animations that begin when views appear. Drawing needs a display: the app's, or
/// that of `DISPLAY`.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding())
/// renderer.scale = 2
/// try renderer.write(to: URL(fileURLWithPath: "hello.png"))
/// ```
///
/// Matches: SwiftUI.ImageRenderer
/// Differs: it gives a ``Picture`` and PNG files, where SwiftUI has pictures of Core
/// Graphics, AppKit or UIKit.
public final class ImageRenderer<Content: View> {
    /// The view.
    public var content: Content

    /// The proposal for the view; if unspecified, the view takes its ideal size.
    public var proposedSize = ProposedViewSize.unspecified

    /// Pixels per point; zero, negative, infinite and NaN count as 1.
    public var scale: CGFloat = 1

    /// True if the window background is drawn below the view; the picture is transparent otherwise.
    public var isOpaque = false

    /// The colour mode while drawing; without effect on the picture.
    public var colorMode = ColorRenderingMode.nonLinear

    /// Makes pictures of `content`.
    ///
    /// Matches: SwiftUI.ImageRenderer.init(content:)
    public init(content: Content) { self.content = content }

    /// The view as pixels; `nil`, with a report, if it cannot be drawn.
    ///
    /// It cannot be drawn without a display, nor with more than 67 million pixels. A side of length zero
    /// has one pixel.
    ///
    /// Extension: SwiftUI has `cgImage`, `nsImage` and `uiImage`.
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

    /// The contents of a PNG file of the view; `nil` if ``bitmap`` is.
    ///
    /// Extension: SwiftUI leaves this to ImageIO.
    public var pngData: Data? { bitmap?.pngData() }

    /// Writes the view into a PNG file, which is replaced if it exists.
    ///
    /// The file keeps its permissions. A folder, FIFO or device is not written to.
    ///
    /// - Throws: ``ImageRendererError`` if there is no picture, or an error of the file.
    ///
    /// Extension: SwiftUI leaves this to ImageIO.
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

/// The reason why a view was not written to a file.
///
/// Extension: SwiftUI returns `nil` without a picture.
public enum ImageRendererError: Error, CustomStringConvertible {
    /// The view could not be drawn; the reason was reported.
    case noPicture

    public var description: String { "There is no picture to be written." }
}
