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
    private let memory = AppMemory(of: appName)
    private var windows: [XWindow] = []

    init(_ app: some App) throws(StartupError) {
        // Fontconfig reads its files on a thread of its own meanwhile.
        textEngine = PangoTextEngine()
        connection = try XConnection()
        Offscreen.use(connection)
        textEngine.scale = connection.scale
        loop = EventLoop(connection: connection)
        ValueStore.ofApp = memory.settings
        for (index, description) in app.body._windows().enumerated() { open(description, index) }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: The status the process ends with.
    func run() -> Int32 {
        defer { memory.flush() }
        return loop.run()
    }

    private func open(_ description: WindowDescription, _ index: Int) {
        let runtime = WindowRuntime(
            description.content(), textEngine: textEngine, pictures: pictures, textSize: textSize,
            surroundings: memory.surroundings(ofWindow: index))
        let window = XWindow(
            connection: connection,
            options: WindowOptions(
                title: description.title ?? appName, className: appName, size: description.size,
                icons: pictures.icons(of: desktopID(of: appName))),
            client: runtime, textEngine: textEngine)
        runtime.attach(to: window)
        runtime.onClose = { [weak window, weak runtime] in
            window?.close()
            runtime?.close()
        }
        windows.append(window)
        window.show()
    }
}
