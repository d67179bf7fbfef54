import Foundation
import LozengeCore
import LozengeViews

/// A window without a window system: real views, real layout, text of a known size.
///
/// It speaks the user's language: what is to be read is clicked by its words.
public final class Screen {
    private let window: ContentRuntime
    private let textSizeSetting: TextSizeSetting
    private let backend: ScreenBackend
    /// The window's size in points.
    public private(set) var size: CGSize
    /// How long the window is open.
    private var time = Duration.zero {
        didSet {
            backend.time = time
            for popup in popups { popup.time = time }
        }
    }

    /// Opens a window of `width` × `height` points.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    ///   - pictures: The pictures there are, by name, with their sizes in points; symbols are all there.
    ///   - colorScheme: Whether the desktop is light or dark.
    ///   - contrast: How far apart the desktop wants what is in front and what is behind.
    ///   - accent: The desktop's accent colour; `nil` for none.
    ///   - reducesMotion: Whether the desktop wants things to move as little as can be.
    ///   - locale: The reader's, American English if nothing is said, wherever the test runs.
    ///   - date: The present time when the window opens; the first second of 2001 if nothing is said.
    ///   - content: What the window shows.
    public convenience init(
        _ width: CGFloat, _ height: CGFloat, pictures: [String: CGSize] = [:],
        colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: Color.Resolved? = nil, reducesMotion: Bool = false,
        locale: Locale = Locale(identifier: "en_US"),
        date: Date = Date(timeIntervalSinceReferenceDate: 0),
        @ViewBuilder content: () -> some View
    ) {
        self.init(
            CGSize(width: width, height: height), pictures,
            ColorPalette(scheme: colorScheme, contrast: contrast, accent: accent), reducesMotion,
            locale, date, commands: nil, content())
    }

    /// Opens a window of `width` × `height` points, with the menus of an app above its content.
    public convenience init(
        _ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> some View,
        @CommandsBuilder commands: @escaping () -> some Commands
    ) {
        self.init(
            CGSize(width: width, height: height), [:], ColorPalette(), false,
            Locale(identifier: "en_US"), Date(timeIntervalSinceReferenceDate: 0),
            commands: { commands()._view }, content())
    }

    private init(
        _ size: CGSize, _ pictures: [String: CGSize], _ colors: ColorPalette, _ reducesMotion: Bool,
        _ locale: Locale, _ date: Date, commands: (() -> AnyView)?, _ content: some View
    ) {
        self.size = size
        textSizeSetting = TextSizeSetting()
        backend = ScreenBackend(colors: colors, reducesMotion: reducesMotion)
        // What one screen is told to remember is nothing to another.
        var surroundings = EnvironmentValues()
        (surroundings.appStore, surroundings.sceneStore) = (ValueStore(), ValueStore())
        let window = WindowRuntime(
            content, menus: commands.map { _ in [:] }, textEngine: GridTextEngine(),
            pictures: FixturePictures(pictures),
            textSize: textSizeSetting, locale: locale, surroundings: surroundings,
            dates: { date.addingTimeInterval($0 / .seconds(1)) })
        self.window = window
        if let commands { window.take([commands]) }
        window.attach(to: backend)
        draw()
    }

    /// What stands in front of the window, the front-most last: menus, what is said of a thing the
    /// pointer rests on, and dialogs; those in front of these are theirs.
    public var popups: [Screen] {
        backend.popups.compactMap { popup in
            if popup.screen == nil { popup.screen = Screen(popup, of: self) }
            return popup.screen
        }
    }

    /// A window in front of another one, as large as its content likes to be.
    private init?(_ popup: ScreenBackend, of owner: Screen) {
        guard let client = popup.client else { return nil }
        window = client
        size = client.idealSize
        textSizeSetting = owner.textSizeSetting
        backend = popup
        time = owner.time
        popup.time = time
        draw()
    }

    /// What a window in front of another one is, and where it would be; `nil` for the app's own.
    public var popup: PopupOptions? { backend.popup }

    /// How often the window was asked to come to the front.
    public var activations: Int { backend.activations }

    /// What the window shows.
    public var displayList: DisplayList { draw() }

    /// What the window shows, one command a line.
    public var text: String { draw().description }

    /// How many bodies were evaluated so far.
    public var bodyEvaluations: Int {
        draw()
        return window.tree.bodyEvaluations
    }

    /// What is behind everything in the window.
    public var background: Color.Resolved {
        draw()
        return window.background
    }

    /// The size below which the content does not fit.
    public var minimumSize: CGSize {
        draw()
        return window.minimumSize
    }

    /// The reader's text size.
    public var textSize: DynamicTypeSize {
        get { textSizeSetting.value }
        set { textSizeSetting.set(newValue) }
    }

    /// Where something is: the view tagged `name`, or else the first text that reads so.
    public func frame(of name: String) -> CGRect? {
        let list = draw()
        if let tag = window.pipeline.box(tagged: name) { return tag.frameInWindow }
        for case .text(let layout, let origin, _) in list.primitives
        where layout.text.string == name {
            return CGRect(origin: origin, size: layout.measurement.size)
        }
        return nil
    }

    /// Where the view is that has the keyboard; `nil` for nowhere.
    public var focus: CGRect? {
        draw()
        return window.tree.focus.node?.frameInWindow
    }

    /// Whether the view that has the keyboard is marked.
    public var isFocusVisible: Bool {
        draw()
        return window.tree.focus.isVisible
    }

    /// Why the view tagged `name` is as large as it is and where it is.
    public func explain(_ name: String) -> String {
        draw()
        return window.pipeline.explain(name) { $0.recordLayout() }
    }

    /// Has the user ask to close the window.
    public func close() { window.closeRequested() }

    /// Makes the window another size.
    public func resize(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        draw()
    }

    /// Presses and releases a button over the text that reads `name`, or the view tagged so.
    ///
    /// - Returns: Whether there is such a thing.
    @discardableResult
    public func click(_ name: String, with button: PointerButton = .primary) -> Bool {
        guard let frame = frame(of: name) else { return false }
        click(at: CGPoint(x: frame.midX, y: frame.midY), with: button)
        return true
    }

    /// Presses and releases a button at a point of the window.
    public func click(at point: CGPoint, with button: PointerButton = .primary) {
        send(.pointerMoved(to: point))
        send(.pointerDown(button, at: point))
        send(.pointerUp(button, at: point))
    }

    /// Presses the primary button at one point and releases it at another.
    ///
    /// - Parameters:
    ///   - start: Where the button goes down.
    ///   - end: Where it is released.
    ///   - clicks: How many times it went down there, fast: 2 for a double click.
    ///   - modifiers: What is held meanwhile.
    public func drag(
        from start: CGPoint, to end: CGPoint, clicks: Int = 1, modifiers: KeyModifiers = []
    ) {
        send(.pointerMoved(to: start))
        send(.pointerDown(.primary, at: start, clicks: clicks, modifiers: modifiers))
        send(.pointerMoved(to: end))
        send(.pointerUp(.primary, at: end))
    }

    /// What the pointer looks like.
    public var pointerShape: PointerShape { backend.pointerShape }

    /// Has another program put `text` on a clipboard; `nil` for nothing.
    public func offer(_ text: String?, on clipboard: Clipboard) {
        backend.clipboards[clipboard] = text
    }

    /// Where text is being typed, as an input method is told; `nil` while it is not.
    public var textInput: CGRect? {
        draw()
        return backend.textInput
    }

    /// What other programs find on a clipboard, as far as this window put it there.
    public func offer(on clipboard: Clipboard) -> String? { backend.offers[clipboard] }

    /// The addresses that the desktop was asked to open.
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

    /// Types `string`, a key for each character.
    public func type(_ string: String) {
        for character in string {
            press(
                KeyEvent(
                    character == " " ? .space : .character(character),
                    characters: String(character)))
        }
    }

    /// Hands the window an event, and shows what came of it.
    public func send(_ event: InputEvent) {
        window.handle(event)
        draw()
        backend.answer()
        draw()
    }

    /// How long it takes until the window changes by itself; `nil` for ever.
    public var timeToNextUpdate: Duration? {
        draw()
        let own = window.nextUpdate.map { max($0 - time, .zero) }
        return ([own] + popups.map(\.timeToNextUpdate)).compactMap { $0 }.min()
    }

    /// Lets time go by, and shows everything that changes meanwhile.
    ///
    /// - Parameter duration: How long; where the content wants to be shown all the time, it is 60
    ///   times a second.
    public func advance(by duration: Duration) {
        let end = time + duration
        while let next = timeToNextUpdate, time + next <= end, time < end {
            time = min(end, time + max(next, .seconds(1) / 60))
        }
        time = end
        draw()
    }

    /// The view of the window after the last change.
    var root: Node {
        draw()
        return window.root
    }

    /// Draws the window after an action that was no event.
    func redraw() { draw() }

    @discardableResult
    private func draw() -> DisplayList {
        if backend.popup != nil, backend.client != nil { size = window.idealSize }
        let list = window.makeDisplayList(in: size, at: time)
        for popup in popups { popup.draw() }
        return list
    }
}
