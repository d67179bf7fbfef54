import Foundation
import LozengeImage
import LozengeText
import LozengeX11

/// A display that draws the pictures of tests: an X server of its own, and always the same font.
///
/// ```swift
/// let display = try PictureDisplay()
/// let screen = Screen(200, 100, on: display) { Counter() }
/// screen.click("Add")
/// let references = ReferencePictures(in: folder, drawnOn: display)
/// #expect(try references.difference(of: screen.picture(), from: "counter") == nil)
/// ```
///
/// The server, Xvfb, ends with the display and with the process.
public final class PictureDisplay {
    /// Pixels per point.
    public let scale: CGFloat
    /// The font family of texts without one.
    public let fontFamily: String
    /// The server and the libraries that draw, with their versions.
    ///
    /// The same view has the same pixels on displays with the same renderer.
    public let renderer: String

    let textEngine: PangoTextEngine
    let pictures = AssetPictures(decodingAtOnce: true)
    private let server: PrivateServer
    private let painter: OffscreenPainter

    /// Starts a server and connects to it.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; zero, negative, infinite and NaN count as 1.
    ///   - fontFamily: The font family of texts without one.
    /// - Throws: A sentence if Xvfb cannot be started.
    public init(scale: CGFloat = 1, fontFamily: String = "Inter") throws {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.fontFamily = fontFamily
        server = try PrivateServer()
        let connection = try XConnection(displayName: server.display)
        renderer = connection.renderer
        textEngine = PangoTextEngine(scale: self.scale)
        painter = OffscreenPainter(connection: connection, textEngine: textEngine)
    }

    /// Draws a display list; see ``OffscreenPainter``.
    func picture(
        of list: DisplayList, _ size: CGSize, on background: Color.Resolved
    ) throws -> Picture {
        let drawn = painter.picture(size: size, scale: scale) { _ in (list, background) }
        guard let drawn else { throw PictureFailure("The display draws no picture of \(size).") }
        return drawn
    }
}

/// The reason why a picture cannot be drawn or compared, as a sentence.
struct PictureFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
