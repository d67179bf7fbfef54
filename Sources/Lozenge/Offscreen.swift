import LozengeImage
import LozengeText
import LozengeX11

/// What pictures are drawn with that no window shows: the app's display, and a text engine of its own.
package final class Offscreen {
    /// That of the app that runs, or one that was opened for pictures.
    private static var shared: Offscreen?

    private let connection: XConnection
    // An engine has its fonts looked for: most apps make no pictures of themselves.
    private lazy var textEngine = PangoTextEngine()
    private lazy var pictures = AssetPictures(decodingAtOnce: true)

    init(_ connection: XConnection) { self.connection = connection }

    /// Has pictures drawn with `connection` from now on.
    package static func use(_ connection: XConnection) { shared = Offscreen(connection) }

    /// The one there is, if its display still is.
    ///
    /// - Throws: A ``StartupError`` where there is no display to draw with.
    static func current() throws(StartupError) -> Offscreen {
        if let shared, !shared.connection.isLost { return shared }
        let opened = Offscreen(try XConnection())
        shared = opened
        return opened
    }

    /// What an app's body says.
    func graph(of app: some App) -> AppGraph {
        AppGraph(
            app, surroundings: EnvironmentValues(), textEngine: textEngine, pictures: pictures,
            changed: {})
    }

    /// Draws a view.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - menus: What there is in menus above it besides `commands`; `nil` for no menus.
    ///   - commands: What an app has of its own there.
    ///   - look: All that the content does not decide.
    ///   - size: How large the picture is, in points, from the content laid out.
    /// - Returns: `nil`, and the reason is reported, if there cannot be such a picture.
    func picture(
        of content: some View, menus: [CommandGroupPlacement: [StandardCommand]]? = nil,
        commands: [() -> AnyView] = [], _ look: Look, size: (WindowRuntime) -> CGSize
    ) -> Picture? {
        textEngine.scale = look.scale ?? connection.scale
        let runtime = WindowRuntime(
            content, menus: menus, textEngine: textEngine, pictures: pictures,
            textSize: TextSizeSetting(look.textSize))
        if menus != nil { runtime.take(commands) }
        let window = OffscreenWindow(
            connection: connection, scale: look.scale, colorScheme: look.colorScheme,
            textEngine: textEngine)
        runtime.attach(to: window)
        return window.picture(of: runtime, size: size(runtime), isOpaque: look.isOpaque)
    }

    /// What a picture looks like apart from what it shows.
    struct Look {
        /// Pixels per point; `nil` for the desktop's.
        var scale: CGFloat?
        var isOpaque = false
        var textSize = DynamicTypeSize.large
        /// `nil` for the desktop's.
        var colorScheme: ColorScheme?
    }
}
