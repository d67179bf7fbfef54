import Foundation
import LozengeCore
import Testing
import ViewFixtures

@testable import LozengeViews

/// A hidden window, and the popups in front of it.
final class RandomBackend: UnseenWindow {
    /// Its content, until it is closed.
    private(set) var client: ContentRuntime?
    let popup: PopupOptions.Kind?
    var size = CGSize(width: 600, height: 400)
    /// The pending events of fingers that are down in this window.
    var fingers: [InputEvent] = []

    private(set) var popups: [RandomBackend] = []
    private weak var owner: RandomBackend?
    /// All popups that were ever opened in front of it.
    private var opened: [WeakClient] = []

    init(
        _ client: ContentRuntime, as popup: PopupOptions.Kind? = nil, of owner: RandomBackend? = nil
    ) {
        self.client = client
        self.popup = popup
        self.owner = owner
        super.init()
        time = owner?.time ?? .zero
    }

    override func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) { receive("pasted\n") }

    override func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? {
        guard let client = client as? ContentRuntime else { return nil }
        let made = RandomBackend(client, as: options.kind, of: self)
        popups.append(made)
        opened.append(WeakClient(client: client))
        return made
    }

    override func close() {
        #expect(popups.isEmpty, "Popups close before their window.")
        owner?.popups.removeAll { $0 === self }
        client = nil
    }

    /// The window and its popups, the frontmost last.
    var all: [RandomBackend] { [self] + popups.flatMap(\.all) }

    func advance(by duration: Duration) { for window in all { window.time += duration } }

    /// Makes a frame of the window and of its popups.
    func draw() {
        guard let client else { return }
        if popup != nil { size = client.idealSize }
        let list = client.makeDisplayList(in: size, at: time)
        texts = list.primitives.compactMap {
            guard case .text(let layout, let origin, _) = $0 else { return nil }
            return (layout.text.string, CGRect(origin: origin, size: layout.measurement.size))
        }
        for popup in popups { popup.draw() }
    }

    /// The texts in its last frame, with their positions.
    private(set) var texts: [(string: String, frame: CGRect)] = []
    var words: [String] { texts.map(\.string) }

    /// Closes all popups as a user does.
    func closePopups() {
        // An answer may open another one.
        for _ in 0..<20 { all.dropFirst().last?.client?.closeRequested() }
    }

    /// The number of its popups that are still in memory.
    var livingPopups: Int {
        opened.removeAll { $0.client == nil }
        return opened.count
    }

    /// True if exactly the popups of its views are open, recursively.
    var isInOrder: Bool {
        let known = client?.tree.popups.open ?? []
        return known.elementsEqual(popups) { $0 === $1.client } && popups.allSatisfy(\.isInOrder)
    }
}

private struct WeakClient {
    weak var client: ContentRuntime?
}
