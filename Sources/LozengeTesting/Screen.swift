import Foundation
import LozengeCore
import LozengeViews

/// A window without a window system: real views, real layout, text of a known size.
///
/// A test acts as a user does: it finds views by their text, or by role and label, and clicks them.
///
/// ```swift
/// let screen = Screen(200, 100) { Counter() }
/// screen.click(.button, "Add")
/// #expect(screen.frame(of: "1") != nil)
/// ```
public final class Screen {
    package let window: ContentRuntime
    private let textSizeSetting: TextSizeSetting
    let backend: ScreenBackend
    /// The display that draws pictures; `nil` for none.
    let display: PictureDisplay?
    /// The app whose window this is; `nil` for a window without an app.
    private let app: TestedApp?
    /// The screen reader; `nil` until ``speech`` is asked for.
    var reader: SpokenReader?
    /// The window's size in points.
    public private(set) var size: CGSize
    /// The time since the window opened.
    private var time = Duration.zero {
        didSet {
            backend.time = time
            for popup in drawnPopups { popup.time = time }
        }
    }

    /// Opens a window of `width` × `height` points.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    ///   - pictures: The sizes of the available pictures, in points, by name; all symbols are available.
    ///   - colorScheme: The desktop's colour scheme.
    ///   - contrast: The desktop's contrast.
    ///   - accent: The desktop's accent colour; `nil` for none.
    ///   - reducesMotion: True if the desktop asks for reduced motion.
    ///   - locale: The user's locale; American English by default, wherever the test runs.
    ///   - date: The present time when the window opens; by default the first second of 2001.
    ///   - display: The display that draws ``picture()``; with it, texts have a font and symbols are
    ///     those of the icon theme. `nil` for texts on a grid and no pictures.
    ///   - content: The content of the window.
    public convenience init(
        _ width: CGFloat, _ height: CGFloat, pictures: [String: CGSize] = [:],
        colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: Color.Resolved? = nil, reducesMotion: Bool = false,
        locale: Locale = Locale(identifier: "en_US"),
        date: Date = Date(timeIntervalSinceReferenceDate: 0), on display: PictureDisplay? = nil,
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            CGSize(width: width, height: height), pictures,
            ColorPalette(scheme: colorScheme, contrast: contrast, accent: accent), reducesMotion,
            locale, date, display, menus: nil, commands: nil, content())
    }

    /// Opens a window of `width` × `height` points, with the main menu of an app that has no commands of its own.
    public convenience init(
        withMainMenu width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> some View
    ) {
        self.init(
            CGSize(width: width, height: height), [:], ColorPalette(), false,
            Locale(identifier: "en_US"), Date(timeIntervalSinceReferenceDate: 0), nil,
            menus: WindowMenus(areInBar: false), commands: nil, content())
    }

    /// Opens a window of `width` × `height` points, with the menus of an app above its content.
    public convenience init(
        _ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> some View,
        @CommandsBuilder commands: @escaping () -> some Commands
    ) {
        self.init(
            CGSize(width: width, height: height), [:], ColorPalette(), false,
            Locale(identifier: "en_US"), Date(timeIntervalSinceReferenceDate: 0), nil,
            menus: WindowMenus(areInBar: true), commands: { commands()._view }, content())
    }

    /// Opens a window of `width` × `height` points whose text is shaped by an engine, such as one with real fonts.
    public convenience init(
        _ width: CGFloat, _ height: CGFloat, textEngine: any TextEngine,
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            CGSize(width: width, height: height), [:], ColorPalette(), false,
            Locale(identifier: "en_US"), Date(timeIntervalSinceReferenceDate: 0), nil,
            textEngine: textEngine, menus: nil, commands: nil, content())
    }

    private init(
        _ size: CGSize, _ pictures: [String: CGSize], _ colors: ColorPalette, _ reducesMotion: Bool,
        _ locale: Locale, _ date: Date, _ display: PictureDisplay?,
        textEngine: (any TextEngine)? = nil, menus: WindowMenus?, commands: (() -> AnyView)?,
        _ content: some View
    ) {
        self.size = size
        self.display = display
        app = nil
        textSizeSetting = TextSizeSetting()
        backend = ScreenBackend(colors: colors, reducesMotion: reducesMotion, on: display)
        let window = WindowRuntime(
            WindowFrame(content: content), menus: menus,
            textEngine: textEngine ?? display?.textEngine ?? GridTextEngine(),
            pictures: display?.pictures ?? FixturePictures(pictures),
            textSize: textSizeSetting, locale: locale, surroundings: .ofScreen(),
            dates: { date.addingTimeInterval($0 / .seconds(1)) })
        self.window = window
        if let commands { window.update(to: [commands]) }
        window.attach(to: backend)
        draw()
    }

    /// Opens a window of an app.
    init(
        _ size: CGSize, of app: TestedApp, in surroundings: EnvironmentValues, menus: WindowMenus?,
        _ content: WindowContent
    ) {
        self.size = size
        self.app = app
        display = nil
        textSizeSetting = TextSizeSetting()
        backend = ScreenBackend(colors: ColorPalette(), reducesMotion: false, on: nil)
        window = WindowRuntime(
            WindowFrame(content: content.view.focusesFirst()), menus: menus,
            textEngine: GridTextEngine(),
            pictures: FixturePictures([:]), textSize: textSizeSetting,
            locale: Locale(identifier: "en_US"), surroundings: surroundings,
            dates: { Date(timeIntervalSinceReferenceDate: $0 / .seconds(1)) })
        window.attach(to: backend)
        draw()
    }

    /// The popups of the window, the frontmost last: menus, tooltips and dialogs.
    ///
    /// Popups of a popup are in its own ``popups``.
    public var popups: [Screen] {
        draw()
        return drawnPopups
    }

    private var drawnPopups: [Screen] {
        backend.popups.compactMap { popup in
            if popup.screen == nil { popup.screen = Screen(popup, of: self) }
            return popup.screen
        }
    }

    /// Opens a popup in the ideal size of its content; `nil` if it is closed.
    private init?(_ popup: ScreenBackend, of owner: Screen) {
        guard let client = popup.client else { return nil }
        window = client
        size = client.idealSize
        app = owner.app
        (textSizeSetting, display) = (owner.textSizeSetting, owner.display)
        backend = popup
        time = owner.time
        popup.time = time
        draw()
    }

    /// The kind and the position of a popup; `nil` for the window of a scene.
    public var popup: PopupOptions? { backend.popup }

    /// The number of requests to bring the window to the front.
    public var activations: Int { backend.activations }

    /// The title that the content gave the window; `nil` if it gave none.
    public var title: String? {
        draw()
        return backend.title
    }

    /// The drawing of the window.
    public var displayList: DisplayList { draw() }

    /// The drawing of the window, one command a line.
    public var text: String { draw().description }

    /// The number of evaluations of bodies since the window opened.
    public var bodyEvaluations: Int {
        draw()
        return window.tree.bodyEvaluations
    }

    /// The background colour of the window.
    public var background: Color.Resolved {
        draw()
        return window.background
    }

    /// The least size of the content, in points.
    public var minimumSize: CGSize {
        draw()
        return window.minimumSize
    }

    /// The user's text size.
    public var textSize: DynamicTypeSize {
        get { textSizeSetting.value }
        set { textSizeSetting.set(newValue) }
    }

    /// Returns the frame of the view tagged `name`, else of the first text `name`; `nil` if there is none.
    public func frame(of name: String) -> CGRect? {
        let list = draw()
        if let tag = window.pipeline.box(tagged: name) { return tag.frameInWindow }
        for case .text(let layout, let origin, _) in list.primitives
        where layout.text.string == name {
            return CGRect(origin: origin, size: layout.measurement.size)
        }
        return nil
    }

    /// The frame of the focused view; `nil` without a focus.
    public var focus: CGRect? {
        draw()
        return window.tree.focus.node?.frameInWindow
    }

    /// True if the focused view shows its focus ring.
    public var isFocusVisible: Bool {
        draw()
        return window.tree.focus.isVisible
    }

    /// Explains the size and the position of the view tagged `name`.
    public func explain(_ name: String) -> String {
        draw()
        return window.pipeline.explain(name) { $0.recordLayout() }
    }

    /// Closes the window as its close button does.
    public func close() { window.closeRequested() }

    /// Lets the window open an address, as if it were on the command line.
    ///
    /// - Returns: False if no view handles addresses.
    public func open(_ url: URL) -> Bool { window.open(url) }

    /// Resizes the window, in points.
    public func resize(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        draw()
    }

    /// Resizes the window to the ideal size of its content.
    public func resizeToFit() {
        draw()
        size = window.idealSize
        draw()
    }

    /// Presses the primary button at one point and releases it at another.
    ///
    /// - Parameters:
    ///   - start: The point of the press.
    ///   - end: The point of the release.
    ///   - clicks: The number of the press in a series: 2 for a double click.
    ///   - modifiers: The modifier keys that are held.
    public func drag(
        from start: CGPoint, to end: CGPoint, clicks: Int = 1, modifiers: KeyModifiers = []
    ) {
        send(.pointerMoved(to: start))
        send(.pointerDown(.primary, at: start, clicks: clicks, modifiers: modifiers))
        send(.pointerMoved(to: end))
        send(.pointerUp(.primary, at: end))
    }

    /// Turns the wheel at a point.
    ///
    /// - Parameters:
    ///   - distance: The distance in points by which the content moves up and to the left.
    ///   - point: The position of the pointer.
    public func scroll(by distance: CGSize, at point: CGPoint) {
        send(.scroll(by: distance, at: point))
    }

    /// The shape of the pointer.
    public var pointerShape: PointerShape { backend.pointerShape }

    /// The caret that the input method gets; `nil` while no text is edited.
    public var textInput: CGRect? {
        draw()
        return backend.textInput
    }

    /// The URLs that the desktop was asked to open.
    public var opened: [URL] { backend.opened }

    /// Presses and releases a key.
    public func press(_ key: Key, modifiers: KeyModifiers = []) {
        press(KeyEvent(key, modifiers: modifiers, characters: key == .space ? " " : ""))
    }

    private func press(_ key: KeyEvent) {
        var key = key
        send(.key(key))
        key.phase = .up
        send(.key(key))
    }

    /// Types `string`, a key for each character: Return for a line break, and Tab for a tab.
    public func type(_ string: String) {
        for character in string {
            if let key = Key(typedFor: character) {
                press(key)
                continue
            }
            press(
                KeyEvent(
                    character == " " ? .space : .character(character),
                    characters: String(character)))
        }
    }

    /// Sends the window an event and draws the result.
    public func send(_ event: InputEvent) {
        window.handle(event)
        draw()
        backend.answer()
        draw()
    }

    /// The time until the next frame without an event; `nil` for none.
    public var timeToNextUpdate: Duration? {
        draw()
        let own =
            window.tree.isStale ? .zero : window.nextUpdate.map { max($0 - time, .zero) }
        return ([own] + popups.map(\.timeToNextUpdate)).compactMap { $0 }.min()
    }

    /// Advances the time and draws each frame that is due on the way.
    ///
    /// - Parameter duration: The time that passes; content in constant motion gets 60 frames a second.
    public func advance(by duration: Duration) {
        let end = time + duration
        while let next = timeToNextUpdate, time + next <= end, time < end {
            time = min(end, time + max(next, .seconds(1) / 60))
        }
        time = end
        draw()
    }

    /// The content of the window.
    package var client: ContentRuntime { window }

    /// The view of the window after the last change.
    var root: Node {
        draw()
        return window.root
    }

    /// Returns true if the focus is in `node` or inside it.
    func hasFocus(inside node: Node) -> Bool { window.tree.focus.isInside(node) }

    /// Draws the window after an action without an event.
    func redraw() { draw() }

    @discardableResult
    func draw() -> DisplayList {
        app?.follow()
        if backend.popup != nil, backend.client != nil { size = window.idealSize }
        let list = window.makeDisplayList(in: size, at: time)
        for popup in drawnPopups { popup.draw() }
        return list
    }
}

extension Key {
    /// The key of a control character in a typed text; `nil` for others.
    fileprivate init?(typedFor character: Character) {
        switch character {
        case "\n": self = .return
        case "\t": self = .tab
        default: return nil
        }
    }
}
