public import Foundation
public import LozengeCore
import LozengeText

/// A window that draws its client's content into memory.
///
/// It needs a display that draws, but no window manager, and does not wait for frames of other
/// windows.
@MainActor
public final class OffscreenWindow: UnseenWindow {
    private let painter: OffscreenPainter

    /// Creates an off-screen window.
    ///
    /// - Parameters:
    ///   - painter: The painter.
    ///   - desktop: The settings of the desktop.
    ///   - scale: Device pixels per point; `nil` for the desktop's scale.
    ///   - colorScheme: The colour scheme; `nil` for the desktop's.
    init(
        painter: OffscreenPainter, desktop: DesktopSettingsWatch, scale: CGFloat?,
        colorScheme: ColorScheme?
    ) {
        self.painter = painter
        super.init()
        let settings = desktop.settings
        self.scale = scale ?? settings.scale
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
    /// - Returns: The picture; `nil`, with a report, if it is too large for an ``OffscreenPainter`` or
    ///   the server is gone.
    public func picture(
        of client: any WindowClient, size: CGSize, isOpaque: Bool
    ) -> LozengeCore.Picture? {
        painter.picture(size: size, scale: scale) { size in
            let list = client.makeDisplayList(in: size, at: .zero)
            return (list, isOpaque ? client.background : nil)
        }
    }
}
