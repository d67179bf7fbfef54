import LozengeImage
import LozengeX11

/// An icon of an app in the desktop's panel.
final class OpenStatusItem {
    enum State {
        /// No panel has taken the icon yet.
        case pending
        case shown
        /// There is no panel for icons.
        case missing
    }

    private(set) var kind: WindowKind
    private(set) var state = State.pending {
        didSet { if state != oldValue { onStateChange() } }
    }
    /// Called when the state has changed.
    var onStateChange: () -> Void = {}
    private unowned let app: RunningApp
    private let runtime: StatusItemRuntime
    private var notifier: StatusNotifier?
    private weak var window: OpenWindow?
    private var deadline: Task<Void, Never>?
    private var isUpdateDue = false
    private var knownIcon: (source: IconSource, icon: StatusItem.Icon)?

    /// The time that a panel has to take the icon.
    private static let patience = Duration.seconds(3)

    /// - Parameters:
    ///   - kind: The scene.
    ///   - number: A number that no other icon of this run has.
    ///   - app: The app.
    init(_ kind: WindowKind, number: Int, of app: RunningApp) {
        (self.kind, self.app) = (kind, app)
        var (_, surroundings) = app.place(ofWindow: kind.key)
        let connection = app.services.connection
        surroundings.openURL = OpenURLAction { connection.open($0) ? .handled : .discarded }
        var changed: () -> Void = {}
        runtime = StatusItemRuntime(
            label: kind.label, menu: kind.menu, textEngine: app.services.textEngine,
            pictures: app.services.pictures, environment: surroundings, changed: { changed() })
        changed = { [weak self] in self?.scheduleUpdate() }
        notifier = connection.show(
            item, id: appName, number: number,
            StatusNotifier.Events(
                shown: { [weak self] in self?.panelChanged(isThere: $0) },
                chosen: { [weak self] in self?.runtime.choose($0) },
                pressed: { [weak self] in self?.toggleWindow(at: $0) }))
        panelChanged(isThere: false)
    }

    /// The icon as the panel shows it.
    private var item: StatusItem {
        let title = runtime.title
        return StatusItem(
            title: title.isEmpty ? appName : title, icon: icon,
            menu: kind.opensWindow ? nil : runtime.entries)
    }

    /// The values that decide the icon.
    private struct IconSource: Equatable {
        let picture: PictureReference?
        let theme: String?
    }

    private var icon: StatusItem.Icon {
        let source = IconSource(
            picture: runtime.picture, theme: app.services.connection.iconTheme)
        if let knownIcon, knownIcon.source == source { return knownIcon.icon }
        let icon = makeIcon(source)
        knownIcon = (source, icon)
        return icon
    }

    private func makeIcon(_ source: IconSource) -> StatusItem.Icon {
        let pictures = app.services.pictures
        switch source.picture {
        case .symbol(let names, _):
            let icon = pictures.iconName(ofSymbol: names, theme: source.theme)
            return .named(icon ?? "image-missing")
        case .some:
            let drawn = [1, 2].compactMap { scale in
                try? Offscreen.current().picture(
                    of: kind.label().labelStyle(.iconOnly), Offscreen.Look(scale: scale)
                ) { $0.pipeline.layOut(in: .unspecified) }
            }
            if !drawn.isEmpty { return .pictures(drawn) }
        case nil: break
        }
        let own = pictures.icons(of: desktopID(of: appName))
        return own.isEmpty ? .named("application-x-executable") : .pictures(own)
    }

    /// Shows the present content of the scene.
    func update(to kind: WindowKind) {
        self.kind = kind
        runtime.update(to: kind.label, menu: kind.menu)
        scheduleUpdate()
    }

    /// Updates the panel after the present turn, once for several changes.
    private func scheduleUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        app.services.connection.afterEvents { [weak self] in
            guard let self else { return }
            isUpdateDue = false
            notifier?.item = item
        }
    }

    private func panelChanged(isThere: Bool) {
        deadline?.cancel()
        deadline = nil
        if isThere {
            state = .shown
            if window?.kind == .single { window?.runtime.onClose() }
        } else if state != .missing {
            state = .pending
            let patience = notifier == nil ? .zero : Self.patience
            deadline = Task { [weak self] in
                try? await Task.sleep(for: patience)
                if !Task.isCancelled { self?.state = .missing }
            }
        }
    }

    /// Opens the window near a position on the screen in pixels, or closes it.
    private func toggleWindow(at pixel: CGPoint) {
        guard kind.opensWindow else { return }
        if let window { return window.runtime.onClose() }
        let connection = app.services.connection
        // A panel that does not know the position sends zeros.
        let point =
            pixel == .zero
            ? connection.pointer
            : CGPoint(x: pixel.x / connection.scale, y: pixel.y / connection.scale)
        app.open(kind.window(.statusItem, near: point)) { [weak self] window in
            self?.window = window
            window.closesWithoutFocus()
        }
    }

    /// Opens the content in a window that the app ends with.
    func openFallback() {
        guard window == nil else { return }
        app.open(kind.window(.single)) { [weak self] in self?.window = $0 }
    }

    func close() {
        deadline?.cancel()
        notifier = nil
        window?.runtime.onClose()
        runtime.close()
    }
}

extension OpenWindow {
    /// Closes the window once another one gets the focus.
    fileprivate func closesWithoutFocus() {
        let tell = runtime.onPhaseChange
        runtime.onPhaseChange = { [weak self] in
            tell()
            if let self, runtime.scenePhase != .active { runtime.onClose() }
        }
    }
}

extension WindowKind {
    fileprivate var opensWindow: Bool {
        description.statusItem?.style is WindowMenuBarExtraStyle
    }

    /// The label of the icon, with the environment of the scene.
    fileprivate var label: () -> AnyView {
        { [description] in
            description.surrounded(description.statusItem?.label() ?? AnyView(EmptyView()))
        }
    }

    /// The items of the menu, with the environment of the scene; none if a window is opened.
    fileprivate var menu: () -> AnyView {
        { [description, opensWindow] in
            opensWindow ? AnyView(EmptyView()) : description.surrounded(description.content())
        }
    }

    /// Returns a window with the content.
    ///
    /// - Parameters:
    ///   - kind: The kind of window.
    ///   - point: A position on the screen in points that it opens beside; `nil` for any.
    /// - Returns: The window.
    func window(_ kind: WindowDescription.Kind, near point: CGPoint? = nil) -> WindowKind {
        var window = description.asWindow(kind)
        if !opensWindow { window.content = buttons(window.content) }
        window.resizability = .contentSize
        if point != nil {
            window.style = .plain
            window.role = .associated
            window.level = .floating
        }
        window.placement = { content, context in
            let size = content.sizeThatFits(.unspecified)
            let area = context.defaultDisplay.visibleRect
            return WindowPlacement(
                point.map { Self.corner(of: size, near: $0, in: area) }, size: size)
        }
        return WindowKind(key: "\(key) window", description: window)
    }

    /// Returns the present description of an open window; `nil` if it is of another scene.
    func description(of window: OpenWindow) -> WindowDescription? {
        if window.key == key { return description }
        guard description.statusItem != nil else { return nil }
        let shown = self.window(window.kind)
        return window.key == shown.key ? shown.description : nil
    }

    /// Returns the top left corner of a window above or below a point of a panel.
    private static func corner(of size: CGSize, near point: CGPoint, in area: CGRect) -> CGPoint {
        let y = point.y < area.midY ? point.y : point.y - size.height
        return CGPoint(
            x: max(area.minX, min(point.x - size.width / 2, area.maxX - size.width)),
            y: max(area.minY, min(y, area.maxY - size.height)))
    }

    /// Returns the items of a menu as buttons in a column.
    private func buttons(_ items: @escaping () -> AnyView) -> () -> AnyView {
        { AnyView(VStack(alignment: .leading) { items() }.padding()) }
    }
}
