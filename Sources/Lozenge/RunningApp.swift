import LozengeImage
import LozengeText
import LozengeX11

/// A running app: its display and its windows.
final class RunningApp {
    private let connection: XConnection
    private let loop: EventLoop
    private let textEngine: PangoTextEngine
    private let pictures = AssetPictures()
    private let textSize: TextSizeSetting
    private let memory: AppMemory
    private let graph: AppGraph
    private var windows: [OpenWindow] = []
    private var windowRate = WindowRate()
    private let windowQuestion = AppAlert()
    private let about = AppAlert()

    init(_ app: some App) throws(StartupError) {
        // Both proceed in parallel: the server answers, and Fontconfig reads its files.
        let opening = try DisplayOpening()
        textEngine = PangoTextEngine()
        memory = AppMemory(of: appName)
        textSize = TextSizeSetting(rememberedIn: memory.windows)
        let connection = try XConnection(opening)
        self.connection = connection
        Offscreen.use(connection)
        textEngine.scale = connection.scale
        loop = EventLoop(connection: connection)
        ValueStore.ofApp = memory.settings
        var ring: () -> Void = {}
        let place = AppWindow()
        var surroundings = memory.surroundings(ofWindow: "app")
        surroundings.windowPlace = place
        graph = AppGraph(
            app, surroundings: surroundings, textEngine: textEngine, pictures: pictures
        ) { ring() }
        place.keeper = self
        ring = { [unowned self] in connection.afterEvents { self.follow() } }
        // Other scenes are opened on request.
        if let first = kinds.first(where: { $0.description.kind != .settings }) { open(first) }
        connection.afterEvents { [unowned self] in openArguments() }
    }

    /// Passes the addresses of the command line to the views of the first window.
    private func openArguments() {
        guard let window = windows.first else { return }
        // Without a view that opens them, the arguments are the app's own.
        for url in OpenedArguments.urls(in: CommandLine.arguments.dropFirst()) {
            _ = window.runtime.open(url)
        }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: The exit status of the process.
    func run() -> Int32 {
        loop.onEndingSignal = { [unowned self] in closeWindows() }
        defer { memory.flush() }
        return loop.run()
    }

    /// A kind of window of the app, and its identity.
    private struct Kind {
        let key: String
        let description: WindowDescription
    }

    private var kinds: [Kind] {
        var counts: [String: Int] = [:]
        return graph.windows.map { window in
            let name = "\(window.kind.rawValue) \(window.id ?? "")"
            counts[name, default: 0] += 1
            return Kind(key: "\(name) \(counts[name] ?? 1)", description: window)
        }
    }

    /// Opens a window of a kind; asks the user first if many were opened.
    private func open(_ kind: Kind) {
        guard windowRate.mayOpen() else { return askWhetherToOpen(kind) }
        let description = kind.description
        let name = name(of: description)
        let place = AppWindow()
        place.keeper = self
        var surroundings = memory.surroundings(ofWindow: name)
        surroundings.windowPlace = place
        var showAbout: () -> Void = {}
        let window = OpenWindow(
            description, key: kind.key, name: name,
            menus: OwnCommand.menus(of: description, in: graph) { showAbout() },
            connection: connection, textEngine: textEngine, pictures: pictures,
            textSize: textSize, surroundings: surroundings)
        window.runtime.update(to: graph.commands)
        place.close = { [weak self, weak window] in
            if let window { self?.close(window) }
        }
        showAbout = { [weak self, weak window] in
            if let window { self?.showAbout(in: window) }
        }
        window.runtime.onClose = { place.close?() }
        window.runtime.onKey = { [weak self, weak window] key in
            guard let self, let window else { return false }
            return handle(key, in: window)
        }
        window.runtime.onPhaseChange = { [weak self] in self?.phaseChanged() }
        windows.append(window)
        window.shown.show()
    }

    private func askWhetherToOpen(_ kind: Kind) {
        let front = windows.last { $0.runtime.scenePhase == .active } ?? windows.last
        guard let front, !windowQuestion.isOpen else { return }
        windowQuestion.ask(
            "Open another window?",
            "\(appName) has opened \(WindowRate.most) windows within a minute.",
            answer: "Open", in: front.runtime
        ) { [weak self] in
            self?.windowRate.forget()
            self?.open(kind)
        }
    }

    /// Shows the name and the version of the app.
    private func showAbout(in window: OpenWindow) {
        about.tell(
            appName, appVersion.map { "Version \($0)" } ?? "No version is known.",
            in: window.runtime)
    }

    /// Returns the name of a window's stored state: windows of a group get the lowest free number.
    private func name(of description: WindowDescription) -> String {
        let taken = windows.map(\.name)
        let group = description.id ?? (description.kind == .settings ? "settings" : "window")
        let number = (1...).first { !taken.contains("\(group) \($0)") } ?? 1
        return "\(group) \(number)"
    }

    /// Closes a window after the present turn: the request may come from its own frame.
    private func close(_ window: OpenWindow) {
        connection.afterEvents { [self] in
            guard windows.contains(where: { $0 === window }) else { return }
            window.close()
            windows.removeAll { $0 === window }
            phaseChanged()
        }
    }

    /// Closes all windows, which ends the app.
    private func closeWindows() { for window in windows { close(window) } }

    /// Updates the windows to the present value of the app's body.
    private func follow() {
        guard graph.update() else { return }
        let kinds = kinds
        for window in windows {
            window.runtime.update(to: graph.commands)
            guard let kind = kinds.first(where: { $0.key == window.key }) else { continue }
            window.update(to: kind.description)
        }
    }

    private func phaseChanged() {
        graph.scenePhase = windows.map(\.runtime.scenePhase).max() ?? .background
    }
}

extension RunningApp: WindowKeeper {
    func openWindow(_ id: String) {
        guard let kind = kinds.first(where: { $0.description.id == id }) else {
            return report(
                "Cannot open the window “\(id)”: no scene has this id. Nothing is opened. "
                    + "Declare a Window or WindowGroup with it.")
        }
        present(kind)
    }

    func openSettings() {
        guard let kind = kinds.first(where: { $0.description.kind == .settings }) else {
            return report(
                "Cannot open the settings: the app has none. Nothing is opened. "
                    + "Declare a Settings scene.")
        }
        present(kind)
    }

    func closeWindows(_ id: String) {
        for window in windows where window.id == id { close(window) }
    }

    /// Opens a window, or activates a single window that is open, after the present turn.
    ///
    /// The request may come from another window's frame.
    private func present(_ kind: Kind) {
        connection.afterEvents { [self] in
            if kind.description.kind != .group,
                let open = windows.first(where: { $0.key == kind.key })
            {
                open.shown.activate()
            } else {
                open(kind)
            }
        }
    }

    /// Performs the standard command of a key, unless the app replaces it.
    private func handle(_ key: KeyEvent, in window: OpenWindow) -> Bool {
        let meant = OwnCommand.all(in: window.kind, of: graph).first {
            $0.command.isMeant(by: key) && !window.runtime.replaces($0.group)
        }
        switch meant {
        case .newWindow: if let kind = kinds.first(where: { $0.key == window.key }) { open(kind) }
        case .closeWindow: close(window)
        case .settings: openSettings()
        case .quit: closeWindows()
        case nil: return false
        }
        return true
    }
}
