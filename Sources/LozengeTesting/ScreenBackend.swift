import Foundation
import LozengeCore
import LozengeViews

/// A window's frame without a screen behind it.
final class ScreenBackend: UnseenWindow {
    private let display: PictureDisplay?

    init(colors: ColorPalette, reducesMotion: Bool, on display: PictureDisplay?) {
        self.display = display
        super.init()
        self.colors = colors
        self.reducesMotion = reducesMotion
        if let display { (scale, fontFamily) = (display.scale, display.fontFamily) }
        caretBlink = .milliseconds(500)
    }

    /// The options of a popup; `nil` for the window of a scene.
    private(set) var popup: PopupOptions?
    /// The content of a popup; `nil` once it is closed.
    private(set) var client: ContentRuntime?
    /// The popups of this window.
    private(set) var popups: [ScreenBackend] = []
    /// The screen of a popup, once a test asked for it.
    var screen: Screen?
    private weak var owner: ScreenBackend?
    /// The screen reader that listens to this window and its popups; `nil` for none.
    weak var reader: SpokenReader?

    override func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? {
        let made = ScreenBackend(colors: colors, reducesMotion: reducesMotion, on: display)
        made.popup = options
        made.client = client as? ContentRuntime
        made.owner = self
        made.time = time
        popups.append(made)
        reader?.listen(to: made)
        return made
    }

    override var positionInOwner: CGPoint? {
        popup.map { CGPoint(x: $0.anchor.minX, y: $0.anchor.maxY) }
    }

    /// The number of requests to bring it to the front.
    private(set) var activations = 0
    override func activate() { activations += 1 }

    override func close() {
        owner?.popups.removeAll { $0 === self }
        if let owner, popup?.kind.takesInput == true { owner.reader?.returns(to: owner) }
        (client, screen) = (nil, nil)
    }

    /// The title that the content set; `nil` for none.
    private(set) var title: String?
    override func setTitle(_ title: String) {
        if let shown = self.title, shown != title { reader?.hear(title: title) }
        self.title = title
    }

    private(set) var pointerShape = PointerShape.arrow
    /// The offers of this window on the clipboards.
    private(set) var offers: [Clipboard: DataOffer] = [:]
    private(set) var opened: [URL] = []
    /// The offers of other programs on the clipboards.
    var clipboards: [Clipboard: DataOffer] = [:]
    /// The caret for the input method.
    private(set) var textInput: CGRect?
    /// The requests without an answer so far.
    private var requests: [() -> Void] = []

    override func setPointerShape(_ shape: PointerShape) { pointerShape = shape }
    override func offer(_ offer: DataOffer, on clipboard: Clipboard) { offers[clipboard] = offer }
    override func setTextInput(_ caret: CGRect?) { textInput = caret }

    override func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) {
        requestOffer(from: clipboard) { offer in
            guard let offer else { return receive(nil) }
            offer.load(DataOffer.textType) { data in
                receive(data.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }

    override func requestOffer(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (DataOffer?) -> Void
    ) {
        requests.append { [unowned self] in receive(offers[clipboard] ?? clipboards[clipboard]) }
    }

    override func move(to point: CGPoint) { popup?.anchor.origin = point }

    /// Answers the requests of this window, after those of its owner.
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
