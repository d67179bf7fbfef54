import Foundation
import LozengeCore

/// The content of a popup: a menu, a dialog or a tooltip.
class PopupRuntime: ContentRuntime {
    let kind: PopupOptions.Kind
    private let opener: ViewTree
    private let content: WindowContent
    private let surroundings: (EnvironmentValues) -> EnvironmentValues
    /// The pointer's position in the opener's window when the popup was opened.
    private var openingPoint: CGPoint?
    /// Called once, when it is closed.
    var onClose: () -> Void = {}

    /// - Parameters:
    ///   - kind: What it is.
    ///   - opener: The tree in front of whose window it stands.
    ///   - environment: That of the view that it belongs to.
    ///   - surroundings: What is different for the views in it.
    ///   - content: What it shows.
    init(
        _ kind: PopupOptions.Kind, over opener: ViewTree, _ environment: EnvironmentValues,
        surroundings: @escaping (EnvironmentValues) -> EnvironmentValues,
        content: @escaping () -> AnyView
    ) {
        self.kind = kind
        self.opener = opener
        self.content = WindowContent(content)
        self.surroundings = surroundings
        super.init(
            FramePipeline(
                self.content.view, environment: surroundings(environment),
                textEngine: opener.textEngine, pictures: opener.pictures,
                dates: { opener.date(at: $0) }))
        tree.popups.owner = self
        tree.appHandler = { [unowned opener] in opener.appHandler($0) }
    }

    /// Whether it was opened from a menu, and is one.
    var isSubmenu: Bool { kind == .menu && opener.popup?.kind == .menu }

    /// Whether there is nothing in it.
    var isEmpty: Bool { idealSize.width == 0 || idealSize.height == 0 }

    /// Puts it on the screen.
    ///
    /// - Returns: Whether there is anything to see, and a place to see it.
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
        if kind != .tooltip {
            opener.pointer.finishPress()
        }
        return true
    }

    /// The pointer's position when the popup was opened, in the popup's coordinates; `nil` if unknown.
    var pointerWhenOpened: CGPoint? {
        guard let openingPoint, let position = backend?.positionInOwner else { return nil }
        return CGPoint(x: openingPoint.x - position.x, y: openingPoint.y - position.y)
    }

    /// Shows what the view that it belongs to says now.
    func update(to content: @escaping () -> AnyView) { self.content.update(to: content) }

    /// Follows the environment of the view that it belongs to.
    func setEnvironment(_ environment: EnvironmentValues) {
        root.setEnvironment(surroundings(environment))
    }

    package override func closeRequested() { close() }

    // It is exactly as large as its content likes.
    package override var minimumSize: CGSize { idealSize }
    package override var maximumSize: CGSize? { idealSize }

    package override var background: Color.Resolved {
        Color.popupBackground.resolve(in: root.environment.colorPalette)
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
