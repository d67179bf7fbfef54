import LozengeImage
import LozengeText
import LozengeX11

/// The tools to draw pictures without a window: the app's display and a text engine.
package final class Offscreen {
    /// The connection of the running app, or one that was opened for pictures.
    private static var shared: Offscreen?

    private let connection: XConnection
    // Created on first use, because an engine loads its fonts.
    private lazy var textEngine = PangoTextEngine()
    private lazy var pictures = AssetPictures(decodingAtOnce: true)

    init(_ connection: XConnection) { self.connection = connection }

    /// Uses `connection` for all further pictures.
    package static func use(_ connection: XConnection) { shared = Offscreen(connection) }

    /// Returns the present tools if their display is alive; opens a new display otherwise.
    ///
    /// - Throws: ``StartupError`` without a display.
    static func current() throws(StartupError) -> Offscreen {
        if let shared, !shared.connection.isLost { return shared }
        let opened = Offscreen(try XConnection())
        shared = opened
        return opened
    }

    /// The description of the app's windows.
    func graph(of app: some App) -> AppGraph {
        AppGraph(
            app, surroundings: EnvironmentValues(), textEngine: textEngine, pictures: pictures,
            changed: {})
    }

    /// Draws a view.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - menus: The standard commands in menus above it; `nil` for no menus.
    ///   - commands: The app's commands.
    ///   - look: The appearance, as far as the content does not set it.
    ///   - size: Returns the size of the picture, in points, for the content.
    /// - Returns: `nil`, with a report, if there cannot be such a picture.
    func picture(
        of content: some View, menus: WindowMenus? = nil,
        commands: [() -> AnyView] = [], _ look: Look, size: (WindowRuntime) -> CGSize
    ) -> Picture? {
        textEngine.scale = look.scale ?? connection.scale
        let runtime = WindowRuntime(
            content, menus: menus, textEngine: textEngine, pictures: pictures,
            textSize: TextSizeSetting(look.textSize))
        if menus != nil { runtime.update(to: commands) }
        runtime.isStill = true
        let window = OffscreenWindow(
            connection: connection, scale: look.scale, colorScheme: look.colorScheme,
            textEngine: textEngine)
        runtime.attach(to: window)
        return window.picture(of: runtime, size: size(runtime), isOpaque: look.isOpaque)
    }

    /// The appearance of a picture, apart from its content.
    struct Look {
        /// Pixels per point; `nil` for the desktop's scale.
        var scale: CGFloat?
        var isOpaque = false
        var textSize = DynamicTypeSize.large
        /// The colour scheme; `nil` for the desktop's.
        var colorScheme: ColorScheme?
    }
}
