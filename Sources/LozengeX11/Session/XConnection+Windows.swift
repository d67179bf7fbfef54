import CX11
public import Foundation
public import LozengeCore
public import LozengeText

extension XWindow {
    /// Creates a window that is not on the screen yet.
    ///
    /// - Parameters:
    ///   - connection: The connection to the display that shows the window.
    ///   - options: The title and size; 640 × 480 points without a size.
    ///   - client: The object that describes the content. The window keeps it until it is closed.
    ///   - textEngine: The engine that shapes the client's text and knows the fonts in display lists.
    public convenience init(
        connection: XConnection, options: WindowOptions, client: any WindowClient,
        textEngine: PangoTextEngine
    ) {
        self.init(
            services: connection.windowServices, options: options, client: client,
            textEngine: textEngine)
    }
}

extension OffscreenWindow {
    /// Creates an off-screen window.
    ///
    /// - Parameters:
    ///   - connection: The connection to the display that draws.
    ///   - scale: Device pixels per point; `nil` for the desktop's scale.
    ///   - colorScheme: The colour scheme; `nil` for the desktop's.
    ///   - textEngine: The engine that shapes the client's text for this scale.
    public convenience init(
        connection: XConnection, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
        textEngine: PangoTextEngine
    ) {
        self.init(
            painter: OffscreenPainter(connection: connection, textEngine: textEngine),
            desktop: connection.desktop, scale: scale, colorScheme: colorScheme)
    }
}

extension OffscreenPainter {
    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - connection: The connection to the display that draws.
    ///   - textEngine: The engine that has shaped the texts.
    public convenience init(connection: XConnection, textEngine: PangoTextEngine) {
        self.init(
            server: connection.server, desktop: connection.desktop, textEngine: textEngine)
    }
}

extension XConnection {
    /// All on which the pixels of a picture depend: the server and the libraries of text, with their
    /// versions.
    package var renderer: String {
        let vendor = XServerVendor(server.display).map { String(cString: $0) } ?? "?"
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 { FT_Library_Version(library, &major, &minor, &patch) }
        FT_Done_FreeType(library)
        return "\(vendor) \(XVendorRelease(server.display)), FreeType \(major).\(minor).\(patch), "
            + "Pango \(PangoTextEngine.version)"
    }
}
