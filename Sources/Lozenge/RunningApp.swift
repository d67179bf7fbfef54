import LozengeImage
import LozengeText
import LozengeX11

/// An app on a display: its windows, and what they share.
final class RunningApp {
    private let connection: XConnection
    private let loop: EventLoop
    private let textEngine: PangoTextEngine
    private let pictures = AssetPictures()
    private let textSize = TextSizeSetting()
    private var windows: [XWindow] = []

    init(_ app: some App) throws(StartupError) {
        // Fontconfig reads its files on a thread of its own meanwhile.
        textEngine = PangoTextEngine()
        connection = try XConnection()
        Offscreen.use(connection)
        textEngine.scale = connection.scale
        loop = EventLoop(connection: connection)
        for description in app.body._windows() { open(description) }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: The status the process ends with.
    func run() -> Int32 { loop.run() }

    private func open(_ description: WindowDescription) {
        let runtime = WindowRuntime(
            description.content(), textEngine: textEngine, pictures: pictures, textSize: textSize)
        let window = XWindow(
            connection: connection,
            options: WindowOptions(
                title: description.title ?? appName, className: appName, size: description.size,
                icons: pictures.icons(of: desktopID(of: appName))),
            client: runtime, textEngine: textEngine)
        runtime.attach(to: window)
        runtime.onClose = { [weak window] in window?.close() }
        windows.append(window)
        window.show()
    }
}
