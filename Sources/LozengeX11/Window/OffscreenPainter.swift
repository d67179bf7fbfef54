import CX11
public import Foundation
public import LozengeCore
import LozengeText

/// A painter that draws display lists into memory, with a display but without a window.
@MainActor
public final class OffscreenPainter {
    /// The maximum number of pixels of a picture; 256 MiB at four bytes each.
    public static let mostPixels = 1 << 26

    private let server: XServer
    private let desktop: DesktopSettingsWatch
    private let textEngine: PangoTextEngine

    init(server: XServer, desktop: DesktopSettingsWatch, textEngine: PangoTextEngine) {
        self.server = server
        self.desktop = desktop
        self.textEngine = textEngine
    }

    /// Draws what `content` describes.
    ///
    /// - Parameters:
    ///   - size: The size in points; at least one pixel in each direction is drawn.
    ///   - scale: Device pixels per point.
    ///   - content: Returns the drawing for the size in points that whole pixels give, and the
    ///     background; `nil` for a transparent picture.
    /// - Returns: The picture; `nil`, with a report, if it has more than ``mostPixels`` pixels or the
    ///   server is gone.
    public func picture(
        size: CGSize, scale: CGFloat, content: (CGSize) -> (DisplayList, Color.Resolved?)
    ) -> LozengeCore.Picture? {
        guard size.width * size.height * scale * scale <= CGFloat(Self.mostPixels) else {
            report(
                "Picture too large: \(size.width) × \(size.height) points. It is not drawn. Make it "
                    + "smaller.")
            return nil
        }
        let pixelSize = PixelSize(size, scale: scale)
        let (list, background) = content(pixelSize.points(scale: scale))
        var pixels: [UInt32]?
        let trap = ErrorTrap.around(server.display) {
            pixels = draw(list, pixelSize, scale, background).readPixels(on: server)
        }
        guard trap.error == nil, let pixels else {
            report(
                "Cannot read a picture of \(pixelSize.width) × \(pixelSize.height) pixels from the X "
                    + "server. It is missing.")
            return nil
        }
        return LozengeCore.Picture(
            name: "drawing", pixelWidth: pixelSize.width, pixelHeight: pixelSize.height,
            scale: scale, pixels: pixels, isOpaque: background != nil)
    }

    /// Draws a display list on an opaque background; on a transparent one if `background` is `nil`.
    private func draw(
        _ list: DisplayList, _ size: PixelSize, _ scale: CGFloat, _ background: Color.Resolved?
    ) -> Surface {
        let painter = Painter(server: server, desktop: desktop, textEngine: textEngine)
        let grid = PixelGrid(scale: scale)
        let picture = Surface(.argb, size: size, on: server)
        painter.beginFrame(scale: scale)
        guard let background else {
            painter.paint(list, on: grid, alone: picture)
            return picture
        }
        let window = Surface(.window, size: size, on: server)
        painter.paint(
            list, on: grid, background: background, damage: window.bounds, on: window)
        server.send {
            XRenderComposite(
                $0, PictOpSrc, window.picture, 0, picture.picture, 0, 0, 0, 0, 0, 0,
                UInt32(size.width), UInt32(size.height))
        }
        return picture
    }
}
