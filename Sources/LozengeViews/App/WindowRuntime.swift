import Foundation
import LozengeCore

/// The content of one of an app's windows.
package final class WindowRuntime: ContentRuntime {
    private let textSize: TextSizeSetting
    private let textEngine: any TextEngine
    /// The part of the environment that stays the same while the window is open.
    private var lasting: EnvironmentValues
    private var colors = ColorPalette()
    private var sizeClasses = SizeClasses()
    private let undoManager = UndoManager()
    private let editMode = StateLocation(EditMode.inactive)
    private let focusedValues = FocusedValuesLocation()
    private var isShown = true {
        didSet { if isShown != oldValue { phaseChanged() } }
    }
    private var isActive = true {
        didSet { if isActive != oldValue { phaseChanged() } }
    }
    /// The title of the scene, which the window has while its content sets none; `nil` for none.
    package var sceneTitle: String? {
        didSet { if sceneTitle != oldValue { titleChanged() } }
    }
    /// The title that the content sets; `nil` for none.
    private var title: String? {
        didSet { if title != oldValue { titleChanged() } }
    }
    /// The colour scheme that the content prefers; `nil` for that of the desktop.
    private var preferredScheme: ColorScheme?

    /// The app's commands in the window; `nil` if there are none.
    private var commands: WindowCommands?
    private let menuBar: MenuBarContent?

    /// Called when the user asks to close the window.
    package var onClose: () -> Void = {}
    /// Called with a key that the window has not handled; returns true if it was handled.
    package var onKey: (KeyEvent) -> Bool = { _ in false }
    /// True if the window is at most as large as the maximum of its content.
    package var isLimited = false
    /// The phase of the window.
    package var scenePhase: ScenePhase { ScenePhase(isShown: isShown, isActive: isActive) }
    /// Called when the phase has changed.
    package var onPhaseChange: () -> Void = {}

    /// True if changes have no animation, because there is one picture only.
    package var isStill: Bool {
        get { tree.motion.isStill }
        set { tree.motion.isStill = newValue }
    }

    /// Sets the app's commands in the window.
    package func update(to commands: [() -> AnyView]) {
        if let known = self.commands {
            known.update(to: commands)
        } else if !commands.isEmpty {
            self.commands = WindowCommands(commands, beside: pipeline, root.environment) {
                [weak self] in self?.backend?.setNeedsDisplay()
            }
        }
    }

    /// Returns true if the app replaces a group of standard commands.
    package func replaces(_ group: CommandGroupPlacement) -> Bool {
        commands?.replaces(group) ?? false
    }

    /// - Parameters:
    ///   - content: The content of the window.
    ///   - menus: The menus; `nil` for a window without menus.
    ///   - textEngine: The text engine.
    ///   - pictures: The source of pictures.
    ///   - textSize: The text size, which all windows of an app share.
    ///   - locale: The user's locale; `nil` for that of the process.
    ///   - surroundings: The rest of the environment.
    ///   - dates: The date and time of a frame.
    package init(
        _ content: some View, menus: WindowMenus? = nil, textEngine: any TextEngine,
        pictures: any PictureSource,
        textSize: TextSizeSetting, locale: Locale? = nil,
        surroundings: EnvironmentValues = EnvironmentValues(),
        dates: @escaping (Duration) -> Date = { _ in Date() }
    ) {
        lasting = surroundings
        if let locale { lasting.reader = Reader(locale) }
        lasting.undoManager = undoManager
        lasting.pictures = pictures
        lasting.editMode = Binding(location: editMode)
        lasting.focusedValues = focusedValues
        lasting.hasMenus = menus != nil
        self.textSize = textSize
        self.textEngine = textEngine
        var environment = lasting
        environment.dynamicTypeSize = textSize.value
        environment.displayScale = textEngine.scale
        weak var window: WindowRuntime?
        // Asked for while the window handles the press that opens the menu.
        weak var tree: ViewTree?
        let menuBar = menus.map { menus in
            MenuBarContent(menus.commands) {
                window?.handle(.key($0))
            } isUseful: {
                tree?.focus.hasUse(for: $0) ?? true
            }
        }
        self.menuBar = menuBar
        var shown = AnyView(content)
        if let menus, let menuBar {
            shown =
                menus.areInBar
                ? AnyView(MenuBarFrame(bar: menuBar, content: shown))
                : AnyView(MainMenuFrame(menu: MainMenu { menuBar.mainMenu }, content: shown))
        }
        super.init(
            FramePipeline(
                shown, environment: environment, textEngine: textEngine, pictures: pictures,
                dates: dates))
        (window, tree) = (self, self.tree)
        self.tree.appHandler = { [textSize] in textSize.handle($0) }
        textSize.observers.append(WeakWindow(window: self))
    }

    package override func attach(to backend: any WindowBackend) {
        lasting.openURL = OpenURLAction { [weak backend] in backend?.open($0) ?? false }
        lasting.clipboard = ClipboardAccess(
            copy: { [weak backend] in backend?.offer($0, on: .copied) },
            paste: { [weak backend] in backend?.requestOffer(from: .copied, $0) })
        lasting.ringBell = { [weak backend] in backend?.ringBell() }
        lasting.fileRequests = FileRequests { [weak backend] in backend?.request($0, $1) }
        lasting.windowControl = WindowControl { [weak backend] in backend?.perform($0) }
        super.attach(to: backend)
        // The content may have been updated already, to measure it.
        backend.setAllowedActions(demands.allowed)
    }

    package override func handle(_ event: InputEvent) {
        pipeline.handle(event) { key in
            commands?.perform(key) == true || undo(key) || onKey(key)
        }
        undoManager.eventEnds()
        switch event {
        case .focused(let isActive): self.isActive = isActive
        case .shown(let isShown): self.isShown = isShown
        default: break
        }
    }

    /// Undoes or redoes a change of the app, if this is the key; a text that is edited has its own.
    private func undo(_ key: KeyEvent) -> Bool {
        guard key.phase != .up else { return false }
        if StandardCommand.undo.isMeant(by: key), undoManager.canUndo {
            undoManager.undo()
        } else if StandardCommand.redo.contains(where: { $0.isMeant(by: key) }),
            undoManager.canRedo
        {
            undoManager.redo()
        } else {
            return false
        }
        return true
    }

    /// The revision of the views whose preferences were read.
    private var readRevision = -1

    private func titleChanged() {
        if let shown = title ?? sceneTitle { backend?.setTitle(shown) }
    }

    private func phaseChanged() {
        environmentChanged()
        onPhaseChange()
    }

    package override func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        if let commands { menuBar?.update(to: commands.entries) }
        let classes = SizeClasses(of: size, at: textSize.value)
        if classes != sizeClasses {
            sizeClasses = classes
            environmentChanged()
        }
        let list = pipeline.makeDisplayList(in: size, at: time)
        // In a frame of a motion or a caret, preferences are not looked for among all views.
        guard tree.revision != readRevision else { return list }
        readRevision = tree.revision
        // A page without a title leaves the window that of its app.
        title = (root.preference(WindowTitleKey.self) ?? nil).flatMap { $0.isEmpty ? nil : $0 }
        menuBar?.canReload = root.preference(RefreshableKey.self) ?? false
        guard takePreferredScheme() else { return list }
        return pipeline.makeDisplayList(in: size, at: time)
    }

    /// Updates the colour scheme to that which the content prefers.
    ///
    /// - Returns: True if the colour scheme changed.
    private func takePreferredScheme() -> Bool {
        let preferred = root.preference(PreferredColorSchemeKey.self) ?? nil
        guard preferred != preferredScheme else { return false }
        preferredScheme = preferred
        backend?.setFrameColorScheme(preferred)
        environmentChanged()
        return true
    }

    package override var maximumSize: CGSize? { isLimited ? pipeline.maximumSize : nil }

    package override func environmentChanged() {
        var environment = lasting
        if let backend {
            textEngine.scale = backend.scale
            textEngine.systemFamily = backend.fontFamily
            textSize.follow(desktop: backend.textSize)
            environment.iconTheme = backend.iconTheme
            colors = backend.colors
            environment.accessibilityReduceMotion = backend.reducesMotion
            environment.accessibilityVoiceOverEnabled = backend.hasReader
            tree.motion.isReduced = backend.reducesMotion
        }
        colors.named = lasting.pictures?.namedColors
        if let preferredScheme { colors.scheme = preferredScheme }
        environment.scenePhase = scenePhase
        environment.displayScale = textEngine.scale
        environment.typesetting = Typesetting(
            scale: textEngine.scale, systemFamily: textEngine.systemFamily)
        environment.colorPalette = colors
        environment.dynamicTypeSize = textSize.value
        environment.horizontalSizeClass = sizeClasses.horizontal
        environment.verticalSizeClass = sizeClasses.vertical
        environment.appearsActive = isActive
        pipeline.root.setEnvironment(environment)
        commands?.setEnvironment(environment)
    }

    package override func closeRequested() {
        if activateDialog() { return }
        tree.focus.commit()
        guard demands.allowed.contains(.close) else { return backend?.ringBell() ?? () }
        onClose()
    }

    /// Brings an open dialog to the front, which has to be answered first.
    ///
    /// - Returns: False if there is none.
    private func activateDialog() -> Bool {
        guard let dialog = tree.popups.dialog else { return false }
        dialog.backend?.activate()
        return true
    }

    /// The demands of the views on the window.
    private var demands: WindowDemands { tree[WindowDemands.self] }

    /// True if a question has to be answered before the window is closed.
    package var asksBeforeClosing: Bool {
        tree.popups.dialog != nil || demands.question != nil
    }

    /// Calls `close` unless the user has to answer a question first, and does not agree.
    package func confirmClosing(_ close: @escaping @MainActor () -> Void) {
        if activateDialog() { return }
        if let ask = demands.question {
            backend?.activate()
            ask(close)
        } else {
            close()
        }
    }

    /// A list of the keys of the menus and of the views in the window.
    package var shortcutList: AnyView {
        pipeline.update()
        let menus = (menuBar?.menus ?? []).compactMap { menu in
            ShortcutGroup(
                string(of: menu.title),
                UnseenContent(
                    items: menu.items, textEngine: textEngine, pictures: tree.pictures,
                    environment: root.environment
                ).elements)
        }
        let own = ShortcutGroup("This Window", root.elements)
        return AnyView(ShortcutList(groups: menus + [own].compactMap { $0 }))
    }

    /// Returns a text in the user's language.
    package func string(of text: Text) -> String { text.string(in: root.environment) }

    /// Returns the size of the content for a proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        pipeline.update()
        return root.sizeThatFits(proposal.atLeastZero)
    }

    package override func close() {
        commands?.close()
        super.close()
    }
}

/// A window that may be closed already.
struct WeakWindow {
    weak var window: WindowRuntime?
}
