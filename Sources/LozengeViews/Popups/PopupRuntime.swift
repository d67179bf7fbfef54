import Foundation
import LozengeCore

/// The content of a popup: a menu, a dialog, a popover or a tooltip.
class PopupRuntime: ContentRuntime {
    let kind: PopupOptions.Kind
    let opener: ViewTree
    private let content: WindowContent
    private let surroundings: (EnvironmentValues) -> EnvironmentValues
    /// The environment of the popup's view.
    private var outer: EnvironmentValues
    /// The pointer's position in the opener's window when the popup was opened.
    private var openingPoint: CGPoint?
    /// Called once, when it is closed.
    var onClose: () -> Void = {}

    /// - Parameters:
    ///   - kind: The kind of popup.
    ///   - opener: The tree of the window behind.
    ///   - environment: The environment of its view.
    ///   - surroundings: Transforms the environment for the content.
    ///   - content: The content.
    init(
        _ kind: PopupOptions.Kind, over opener: ViewTree, _ environment: EnvironmentValues,
        surroundings: @escaping (EnvironmentValues) -> EnvironmentValues,
        content: @escaping () -> AnyView
    ) {
        self.kind = kind
        self.opener = opener
        self.content = WindowContent(content)
        self.surroundings = surroundings
        outer = environment
        super.init(
            FramePipeline(
                self.content.view, environment: surroundings(environment),
                textEngine: opener.textEngine, pictures: opener.pictures,
                dates: { opener.date(at: $0) }))
        tree.popups.owner = self
        tree.appHandler = { [unowned opener] in opener.appHandler($0) }
    }

    /// True for a menu that was opened from a menu.
    var isSubmenu: Bool { kind == .menu && opener.popup?.kind == .menu }

    /// True if the content has no size.
    var isEmpty: Bool { idealSize.width == 0 || idealSize.height == 0 }

    /// Shows the popup on the screen.
    ///
    /// - Returns: False without content, or if the popup cannot be opened.
    func open(_ options: PopupOptions) -> Bool {
        guard !isEmpty,
            let backend = opener.backend?.openPopup(options, client: self)
        else {
            super.close()
            return false
        }
        attach(to: backend)
        openingPoint = opener.pointer.location
        // A menu behind a dialog could not be closed.
        if kind == .dialog { opener.popups.closePassing() }
        opener.popups.add(self)
        if kind.takesInput { opener.pointer.finishPress() }
        return true
    }

    /// The pointer's position when the popup was opened, in the popup's coordinates; `nil` if unknown.
    var pointerWhenOpened: CGPoint? {
        guard let openingPoint, let position = backend?.positionInOwner else { return nil }
        return CGPoint(x: openingPoint.x - position.x, y: openingPoint.y - position.y)
    }

    /// Updates the content.
    func update(to content: @escaping () -> AnyView) { self.content.update(to: content) }

    /// Updates the environment to that of its view.
    func setEnvironment(_ environment: EnvironmentValues) {
        outer = environment
        var inner = surroundings(environment)
        inner.isPopupTranslucent = backend?.isTranslucent ?? false
        if kind == .dialog { inner.appearsActive = tree.isActive }
        if !inner.isEqual(to: root.environment) { root.setEnvironment(inner) }
    }

    package override func environmentChanged() { setEnvironment(outer) }

    package override func closeRequested() { close() }

    // A popup has the ideal size of its content.
    package override var minimumSize: CGSize { idealSize }
    package override var maximumSize: CGSize? { idealSize }

    package override var background: Color.Resolved {
        root.environment.popupGround.resolve(in: root.environment.colorPalette)
    }

    package override func close() {
        guard opener.popups.open.contains(where: { $0 === self }) else { return }
        opener.popups.remove(self)
        super.close()
        backend?.close()
        onClose()
    }

    /// Closes the popup and the menus that it was opened from, after a choice.
    func chosen() {
        close()
        if isSubmenu { opener.popup?.chosen() }
    }
}
