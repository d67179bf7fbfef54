import CX11
public import Foundation
public import LozengeCore
public import LozengeText

/// A window that is on no screen: what its client describes is drawn into memory, once.
///
/// It needs a display to draw with, but no window manager, and no frame of any window.
@MainActor
public final class OffscreenWindow: UnseenWindow {
    /// The most pixels that a picture can have: with four bytes each, 256 MiB.
    public static let mostPixels = 1 << 26

    private let connection: XConnection
    private let textEngine: PangoTextEngine

    /// - Parameters:
    ///   - connection: The display to draw with.
    ///   - scale: Device pixels per point; `nil` for the desktop's.
    ///   - colorScheme: Whether it is light or dark; `nil` for as the desktop is.
    ///   - textEngine: What shapes the client's text, for this scale.
    public init(
        connection: XConnection, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
        textEngine: PangoTextEngine
    ) {
        self.connection = connection
        self.textEngine = textEngine
        super.init()
        self.scale = scale ?? connection.scale
        let settings = connection.desktop.settings
        colors = ColorPalette(
            scheme: colorScheme ?? settings.colorScheme, contrast: settings.contrast,
            accent: settings.accent)
        reducesMotion = settings.reducesMotion
        fontFamily = settings.fontFamily
        iconTheme = settings.iconTheme
    }

    /// Draws a client.
    ///
    /// - Parameters:
    ///   - client: Who describes what there is to see.
    ///   - size: In points; at least a pixel each way.
    ///   - isOpaque: Whether the client's background is below it; it is clear otherwise.
    /// - Returns: Its pixels; `nil`, and the reason is reported, if there cannot be so many, or if the
    ///   server is gone.
    public func picture(
        of client: any WindowClient, size: CGSize, isOpaque: Bool
    ) -> LozengeCore.Picture? {
        guard size.width * size.height * scale * scale <= CGFloat(Self.mostPixels) else {
            report(
                "a picture of \(size.width) × \(size.height) points is too large: make it smaller.")
            return nil
        }
        let pixelSize = PixelSize(size, scale: scale)
        let list = client.makeDisplayList(in: pixelSize.points(scale: scale), at: .zero)
        var pixels: [UInt32]?
        let trap = ErrorTrap.around(connection.display) {
            let drawn = draw(list, size: pixelSize, background: isOpaque ? client.background : nil)
            pixels = drawn.readPixels(on: connection)
        }
        guard trap.error == nil, let pixels else {
            report(
                "the X server gives back no picture of \(pixelSize.width) × \(pixelSize.height).")
            return nil
        }
        return LozengeCore.Picture(
            name: "drawing", pixelWidth: pixelSize.width, pixelHeight: pixelSize.height,
            scale: scale, pixels: pixels, isOpaque: isOpaque)
    }

    /// Draws a display list as in a window if it has a background, else on nothing.
    private func draw(
        _ list: DisplayList, size: PixelSize, background: Color.Resolved?
    ) -> Surface {
        let painter = Painter(connection: connection, textEngine: textEngine)
        let grid = PixelGrid(scale: scale)
        let picture = Surface(.argb, size: size, on: connection)
        painter.beginFrame(scale: scale)
        guard let background else {
            painter.paint(list, on: grid, alone: picture)
            return picture
        }
        let window = Surface(.window, size: size, on: connection)
        painter.paint(
            list, on: grid, background: background, damage: window.bounds, on: window)
        connection.send {
            XRenderComposite(
                $0, PictOpSrc, window.picture, 0, picture.picture, 0, 0, 0, 0, 0, 0,
                UInt32(size.width), UInt32(size.height))
        }
        return picture
    }
}
