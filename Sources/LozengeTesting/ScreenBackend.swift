import Foundation
import LozengeCore
import LozengeViews

/// A window's frame without a screen behind it.
final class ScreenBackend: UnseenWindow {
    init(colors: ColorPalette, reducesMotion: Bool) {
        super.init()
        self.colors = colors
        self.reducesMotion = reducesMotion
        caretBlink = .milliseconds(500)
    }

    /// What it is, if it stands in front of another window.
    private(set) var popup: PopupOptions?
    /// What fills it, then, until it is closed.
    private(set) var client: ContentRuntime?
    /// What stands in front of it.
    private(set) var popups: [ScreenBackend] = []
    /// How it looks, once that was asked.
    var screen: Screen?
    private weak var owner: ScreenBackend?

    override func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? {
        let made = ScreenBackend(colors: colors, reducesMotion: reducesMotion)
        made.popup = options
        made.client = client as? ContentRuntime
        made.owner = self
        made.time = time
        popups.append(made)
        return made
    }

    override var positionInOwner: CGPoint? {
        popup.map { CGPoint(x: $0.anchor.minX, y: $0.anchor.maxY) }
    }

    /// How often it was asked to come to the front.
    private(set) var activations = 0
    override func activate() { activations += 1 }

    override func close() {
        owner?.popups.removeAll { $0 === self }
        (client, screen) = (nil, nil)
    }

    private(set) var pointerShape = PointerShape.arrow
    private(set) var offers: [Clipboard: String] = [:]
    private(set) var opened: [URL] = []
    /// What others have put on the clipboards.
    var clipboards: [Clipboard: String] = [:]
    /// Where text is typed.
    private(set) var textInput: CGRect?
    /// What was asked for and is not answered yet.
    private var requests: [() -> Void] = []

    override func setPointerShape(_ shape: PointerShape) { pointerShape = shape }
    override func offer(_ text: String, on clipboard: Clipboard) { offers[clipboard] = text }
    override func setTextInput(_ caret: CGRect?) { textInput = caret }

    override func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) {
        requests.append { [unowned self] in receive(offers[clipboard] ?? clipboards[clipboard]) }
    }

    /// Answers what was asked for here, and where what is done in front may ask for something.
    func answer() {
        owner?.answer()
        let asked = requests
        requests = []
        for request in asked { request() }
    }

    override func open(_ url: URL) -> Bool {
        opened.append(url)
        return true
    }
}
