import Foundation
import LozengeCore
import LozengeImage
import LozengeText
import LozengeX11

/// A running app: its display and its windows.
final class RunningApp {
    let services: WindowMaking
    private let loop: EventLoop
    let memory: AppMemory
    let records: WindowRecords
    let graph: AppGraph
    private(set) var windows: [OpenWindow] = []
    /// The keys of the kinds of which windows are open, for views that read it.
    private let openKinds = OpenKinds()
    private var windowRate = WindowRate()
    /// True once all windows are being closed.
    private var isEnding = false
    private let windowQuestion = AppAlert()
    private let dialog = AppAlert()
    private lazy var statusItems = StatusItems(of: self)
    #if DEBUG || INSPECT
        private lazy var inspection = AppInspection(of: self)
    #endif

    init(_ app: some App) throws(StartupError) {
        // Both proceed in parallel: the server answers, and Fontconfig reads its files.
        let opening = try DisplayOpening()
        let (textEngine, pictures) = (PangoTextEngine(), AssetPictures())
        memory = AppMemory(of: appName)
        records = WindowRecords(memory)
        let textSize = TextSizeSetting(rememberedIn: memory.windows)
        let connection = try XConnection(opening)
        services = WindowMaking(
            connection: connection, textEngine: textEngine, pictures: pictures, textSize: textSize)
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
        openFirstWindows()
        updateStatusItems()
        connection.afterEvents { [unowned self] in openArguments() }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: The exit status of the process.
    func run() -> Int32 {
        loop.onEndingSignal = { [unowned self] in end() }
        Announcements.ofApp.add(self) { [unowned self] in services.connection.announce($0) }
        #if DEBUG
            RunningApp.current = self
        #endif
        #if DEBUG || INSPECT
            if ProcessInfo.processInfo.environment["LOZENGE_INSPECT"] == "1" {
                do { try inspection.open() } catch { writeToStandardError("\(appName): \(error)") }
            }
        #endif
        defer { memory.flush() }
        return loop.run()
    }

    var kinds: [WindowKind] { WindowKind.all(of: graph) }

    /// Opens a window of a kind; asks the user first if many were opened.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - value: The value that the window presents; `nil` for none.
    ///   - record: The window of the last run that it takes the place of; `nil` for a new one.
    ///   - opened: Called with the window.
    func open(
        _ kind: WindowKind, presenting value: PresentedValue? = nil, record: WindowRecord? = nil,
        opened: @escaping (OpenWindow) -> Void = { _ in }
    ) {
        guard windowRate.mayOpen() else {
            return askWhetherToOpen { [weak self] in
                self?.open(kind, presenting: value, record: record, opened: opened)
            }
        }
        let description = kind.description
        let name = record?.name ?? name(of: description)
        let (place, surroundings) = place(ofWindow: name)
        var commands: () -> [CommandGroupPlacement: [StandardCommand]] = { [:] }
        let window = OpenWindow(
            description, key: kind.key, name: name, presenting: value,
            number: windows.count { $0.key == kind.key }, record: record,
            menus: description.kind.isOrdinary
                ? WindowMenus({ commands() }, areInBar: !graph.commands.isEmpty) : nil,
            services: services, surroundings: surroundings)
        commands = { [weak self, weak window] in
            guard let self, let window else { return [:] }
            return self.commands(of: window, kind).groups
        }
        window.runtime.update(to: graph.commands)
        place.close = { [weak self, weak window] behavior in
            if let window { self?.close(window, behavior) }
        }
        window.runtime.onClose = { place.close?(.interactive) }
        window.runtime.onKey = { [weak self, weak window] key in
            guard let self, let window, key.phase != .up else { return false }
            return handle(key, in: window, commands())
        }
        window.runtime.onPhaseChange = { [weak self] in self?.phaseChanged() }
        windows.append(window)
        windowsChanged()
        window.shown.show()
        opened(window)
    }

    /// Returns the place of a window in the app, and the environment of its content.
    func place(ofWindow name: String) -> (AppWindow, EnvironmentValues) {
        let place = AppWindow()
        place.keeper = self
        var surroundings = memory.surroundings(ofWindow: name)
        surroundings.windowPlace = place
        return (place, surroundings)
    }

    private func askWhetherToOpen(_ open: @escaping () -> Void) {
        let front = windows.last { $0.runtime.scenePhase == .active } ?? windows.last
        guard let front, !windowQuestion.isOpen else { return }
        windowQuestion.ask(
            "Open another window?",
            "\(appName) has opened \(WindowRate.most) windows within a minute.",
            answer: "Open", in: front.runtime
        ) { [weak self] in
            self?.windowRate.forget()
            open()
        }
    }

    /// The commands that every app has, in a window.
    private func commands(of window: OpenWindow, _ kind: WindowKind) -> AppCommands {
        AppCommands(
            kinds: kinds, kind: kind,
            isOpen: { [weak self] kind in
                self?.windows.contains { $0.key == kind.key } == true
            },
            perform: { [weak self, weak window] in
                if let window { self?.perform($0, in: window) }
            })
    }

    private func perform(_ command: AppCommands.Command, in window: OpenWindow) {
        switch command {
        case .newWindow(let kind): open(kind, presenting: kind.description.value?.initial())
        case .show(let kind): present(kind, nil)
        case .hide(let kind):
            for shown in windows where shown.key == kind.key { close(shown, .interactive) }
        case .settings: openSettings()
        case .shortcuts: dialog.show(window.runtime.shortcutList, in: window.runtime)
        case .about: showAbout(in: window)
        case .quit: quit()
        case .manage(let action): window.shown.perform(action)
        }
    }

    /// Performs the standard command of a key, unless the app replaces its group.
    private func handle(
        _ key: KeyEvent, in window: OpenWindow,
        _ commands: [CommandGroupPlacement: [StandardCommand]]
    ) -> Bool {
        if [.utility, .statusItem].contains(window.kind), key.key == .escape {
            close(window, .interactive)
            return true
        }
        #if DEBUG || INSPECT
            if StandardCommand("Inspect", "i", shift: true).isMeant(by: key) {
                inspect(in: window)
                return true
            }
        #endif
        for (group, commands) in commands where !window.runtime.replaces(group) {
            guard let meant = commands.first(where: { $0.isMeant(by: key) }) else { continue }
            meant.perform()
            return true
        }
        return false
    }

    #if DEBUG || INSPECT
        private func inspect(in window: OpenWindow) {
            do { try inspection.show() } catch {
                dialog.tell("No Inspector", "\(error)", in: window.runtime)
            }
        }
    #endif

    /// Shows the name and the version of the app.
    private func showAbout(in window: OpenWindow) {
        dialog.tell(
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

    /// Closes a window after the user has answered the questions of its views.
    ///
    /// They are asked after the present turn: the request may come from the window's own frame.
    private func close(_ window: OpenWindow, _ behavior: DismissBehavior) {
        guard behavior == .interactive else { return close(window) }
        services.connection.afterEvents { [weak self, weak window] in
            window?.runtime.confirmClosing {
                if let window { self?.close(window) }
            }
        }
    }

    /// Closes a window after the present turn.
    ///
    /// The last ordinary window takes the others with it.
    private func close(_ window: OpenWindow) {
        services.connection.afterEvents { [self] in
            guard windows.contains(where: { $0 === window }) else { return }
            let left = windows.filter { $0 !== window }
            if !isEnding, !left.contains(where: \.kind.isOrdinary) { keepRecords() }
            window.close()
            windows = left
            windowsChanged()
            phaseChanged()
            if window.kind.isOrdinary, !left.contains(where: \.kind.isOrdinary),
                !services.connection.staysOpenWithoutWindow
            {
                for other in left { close(other) }
            }
        }
    }

    /// Closes all windows, which ends the app, after the user has answered their questions one by one.
    private func quit() {
        if let asking = windows.first(where: \.runtime.asksBeforeClosing) {
            asking.runtime.confirmClosing { [weak self, weak asking] in
                guard let self, let asking else { return }
                close(asking)
                services.connection.afterEvents { self.quit() }
            }
        } else {
            end()
        }
    }

    /// Closes all windows, which ends the app.
    private func end() {
        keepRecords()
        isEnding = true
        statusItems.close()
        services.connection.staysOpenWithoutWindow = false
        for window in windows { close(window) }
    }

    /// Keeps the windows for the next run, unless all of them are closed already.
    private func keepRecords() {
        let kinds = kinds
        let open = windows.compactMap { window in
            kinds.first { $0.key == window.key }
                .flatMap { window.record(restoring: $0.description.restoration) }
        }
        if !open.isEmpty { records.keep(open) }
    }

    /// Updates the windows to the present value of the app's body.
    private func follow() {
        if graph.update() { showScenes() }
    }

    /// Shows the scenes of the app's body in the windows.
    func showScenes() {
        let kinds = kinds
        for window in windows {
            window.runtime.update(to: graph.commands)
            let description = kinds.lazy.compactMap { $0.description(of: window) }.first
            if let description { window.update(to: description) }
        }
        updateStatusItems()
    }

    private func updateStatusItems() {
        let hasItems = kinds.contains { $0.description.kind == .statusItem }
        guard hasItems || !statusItems.isEmpty else { return }
        statusItems.changed = { [weak self] in self?.statusItemsChanged() }
        statusItems.update(to: kinds)
    }

    /// Opens the content of icons that no panel shows in windows, if the app has no other one.
    private func statusItemsChanged() {
        guard !isEnding else { return }
        services.connection.staysOpenWithoutWindow = statusItems.keepAppOpen
        if !statusItems.keepAppOpen, windows.isEmpty { statusItems.openMissing() }
    }

    private func windowsChanged() { openKinds.keys = Set(windows.map(\.key)) }

    private func phaseChanged() {
        graph.scenePhase = windows.map(\.runtime.scenePhase).max() ?? .background
    }

    /// Opens a window, or activates one that is open, after the present turn.
    ///
    /// The request may come from another window's frame.
    func present(
        _ kind: WindowKind, _ value: PresentedValue?,
        opened: @escaping (OpenWindow) -> Void = { _ in }
    ) {
        services.connection.afterEvents { [self] in
            let isSingle = kind.description.kind != .group
            let open = windows.first {
                $0.key == kind.key && (isSingle || value != nil && $0.value == value)
            }
            if let open {
                open.shown.activate()
                opened(open)
            } else {
                self.open(
                    kind, presenting: value ?? kind.description.value?.initial(), opened: opened)
            }
        }
    }
}

extension RunningApp: WindowKeeper {
    func openWindow(_ id: String?, value: PresentedValue?) {
        guard let kind = kinds.first(where: { $0.description.opens(id, value) }) else {
            let name = id.map { "the window “\($0)”" } ?? "a window"
            let wanted = [
                id.map { _ in "this id" }, value.map { "values of the type \($0.typeName)" },
            ]
            let reason = wanted.compactMap { $0 }.joined(separator: " and ")
            return report(
                "Cannot open \(name): no scene has \(reason). Nothing is opened. "
                    + "Declare a Window or WindowGroup with it.")
        }
        present(kind, value)
    }

    func openSettings() {
        guard let kind = kinds.first(where: { $0.description.kind == .settings }) else {
            return report(
                "Cannot open the settings: the app has none. Nothing is opened. "
                    + "Declare a Settings scene.")
        }
        present(kind, nil)
    }

    func openDocument(_ file: URL) async throws {
        for kind in kinds {
            guard let document = kind.description.document, document.value(file) != nil else {
                continue
            }
            let value = try await document.open(file)
            return present(kind, value)
        }
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    func closeWindows(_ id: String?, value: PresentedValue?, _ behavior: DismissBehavior) {
        for window in windows
        where (id == nil || window.id == id) && (value == nil || window.value == value) {
            close(window, behavior)
        }
    }

    func singleWindow(_ id: String) -> (title: Text, isOpen: Bool)? {
        guard
            let kind = kinds.first(where: {
                $0.description.id == id && $0.description.kind != .group
            })
        else { return nil }
        return (kind.title, openKinds.keys.contains(kind.key))
    }
}

/// The kinds of which windows are open.
@Observable
private final class OpenKinds {
    var keys: Set<String> = []
}
