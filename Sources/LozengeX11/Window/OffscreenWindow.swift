import CX11
public import Foundation
public import LozengeCore
import LozengeText

/// A window that draws its client's content into memory.
///
/// It needs a display that draws, but no window manager, and does not wait for frames of other
/// windows.
@MainActor
public final class OffscreenWindow: UnseenWindow {
    /// The maximum number of pixels of a picture; 256 MiB at four bytes each.
    public static let mostPixels = 1 << 26

    private let server: XServer
    private let desktop: DesktopSettingsWatch
    private let textEngine: PangoTextEngine

    /// Creates an off-screen window.
    ///
    /// - Parameters:
    ///   - server: The server to draw with.
    ///   - desktop: The settings of the desktop.
    ///   - scale: Device pixels per point; `nil` for the desktop's scale.
    ///   - colorScheme: The colour scheme; `nil` for the desktop's.
    ///   - textEngine: The engine that shapes the client's text for this scale.
    init(
        server: XServer, desktop: DesktopSettingsWatch, scale: CGFloat?, colorScheme: ColorScheme?,
        textEngine: PangoTextEngine
    ) {
        self.server = server
        self.desktop = desktop
        self.textEngine = textEngine
        super.init()
        self.scale = scale ?? desktop.settings.scale
        let settings = desktop.settings
        colors = ColorPalette(
            scheme: colorScheme ?? settings.colorScheme, contrast: settings.contrast,
            accent: settings.accent)
        reducesMotion = settings.reducesMotion
        fontFamily = settings.fontFamily
        iconTheme = settings.iconTheme
    }

    /// Draws the content of a client.
    ///
    /// - Parameters:
    ///   - client: The object that describes the content.
    ///   - size: The size in points; at least one pixel in each direction is drawn.
    ///   - isOpaque: True if the client's background is drawn first; false for a transparent picture.
    /// - Returns: The picture; `nil`, with a report, if it has more than ``mostPixels`` pixels or the
    ///   server is gone.
    public func picture(
        of client: any WindowClient, size: CGSize, isOpaque: Bool
    ) -> LozengeCore.Picture? {
        guard size.width * size.height * scale * scale <= CGFloat(Self.mostPixels) else {
            report(
                "Picture too large: \(size.width) × \(size.height) points. It is not drawn. Make it "
                    + "smaller.")
            return nil
        }
        let pixelSize = PixelSize(size, scale: scale)
        let list = client.makeDisplayList(in: pixelSize.points(scale: scale), at: .zero)
        var pixels: [UInt32]?
        let trap = ErrorTrap.around(server.display) {
            let drawn = draw(list, size: pixelSize, background: isOpaque ? client.background : nil)
            pixels = drawn.readPixels(on: server)
        }
        guard trap.error == nil, let pixels else {
            report(
                "Cannot read a picture of \(pixelSize.width) × \(pixelSize.height) pixels from the X "
                    + "server. It is missing.")
            return nil
        }
        return LozengeCore.Picture(
            name: "drawing", pixelWidth: pixelSize.width, pixelHeight: pixelSize.height,
            scale: scale, pixels: pixels, isOpaque: isOpaque)
    }

    /// Draws a display list on an opaque background; on a transparent one if `background` is `nil`.
    private func draw(
        _ list: DisplayList, size: PixelSize, background: Color.Resolved?
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
