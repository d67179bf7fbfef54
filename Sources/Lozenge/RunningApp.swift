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
    private let memory: AppMemory
    private let graph: AppGraph
    private var windows: [OpenWindow] = []
    private var windowRate = WindowRate()
    private let windowQuestion = AppAlert()

    init(_ app: some App) throws(StartupError) {
        // Each goes on by itself: the server answers, and Fontconfig reads its files.
        let opening = try DisplayOpening()
        textEngine = PangoTextEngine()
        memory = AppMemory(of: appName)
        let connection = try XConnection(opening)
        self.connection = connection
        Offscreen.use(connection)
        textEngine.scale = connection.scale
        loop = EventLoop(connection: connection)
        ValueStore.ofApp = memory.settings
        var ring: () -> Void = {}
        let place = WindowPlace()
        var surroundings = memory.surroundings(ofWindow: "app")
        surroundings.windowPlace = place
        graph = AppGraph(
            app, surroundings: surroundings, textEngine: textEngine, pictures: pictures
        ) { ring() }
        place.keeper = self
        ring = { [unowned self] in connection.afterEvents { self.follow() } }
        // The others are opened when somebody asks for them.
        if let first = kinds.first(where: { $0.description.kind != .settings }) { open(first) }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: The status the process ends with.
    func run() -> Int32 {
        loop.onEndingSignal = { [unowned self] in closeWindows() }
        defer { memory.flush() }
        return loop.run()
    }

    /// A kind of window that the app has, and what it is known by as long as it has it.
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

    /// Opens a window of a kind, or asks whether to if there have been many.
    private func open(_ kind: Kind) {
        guard windowRate.mayOpen() else { return askWhetherToOpen(kind) }
        let description = kind.description
        let name = name(of: description)
        let place = WindowPlace()
        place.keeper = self
        var surroundings = memory.surroundings(ofWindow: name)
        surroundings.windowPlace = place
        let window = OpenWindow(
            description, key: kind.key, name: name,
            menus: OwnCommand.menus(of: description, in: graph),
            connection: connection, textEngine: textEngine, pictures: pictures,
            textSize: textSize, surroundings: surroundings)
        window.runtime.take(graph.commands)
        place.close = { [weak self, weak window] in
            if let window { self?.close(window) }
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

    /// What a window's memory is known by: windows of a group have the lowest numbers that are free.
    private func name(of description: WindowDescription) -> String {
        let taken = windows.map(\.name)
        let group = description.id ?? (description.kind == .settings ? "settings" : "window")
        let number = (1...).first { !taken.contains("\(group) \($0)") } ?? 1
        return "\(group) \(number)"
    }

    /// Closes a window when what goes on in it is done: it may be its own frame that asks for it.
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

    /// Has the windows show what the app's body says now.
    private func follow() {
        guard graph.update() else { return }
        let kinds = kinds
        for window in windows {
            window.runtime.take(graph.commands)
            guard let kind = kinds.first(where: { $0.key == window.key }) else { continue }
            window.take(kind.description)
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

    /// Opens a window, unless it is one of those that there is one of, and is open: when what goes on
    /// is done, as it may be another window's frame.
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

    /// Does what a key says in every app, unless the app replaces that.
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
