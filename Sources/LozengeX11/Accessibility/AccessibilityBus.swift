import Foundation
import LozengeCore

/// A window that assistive technology can read.
protocol ReadableWindow: AnyObject {
    var accessibleID: AccessibleID { get }
    /// The window without its elements; asks the server for the position if it is not known.
    var accessibleWindow: AccessibleWindow { get }
    var client: (any WindowClient)? { get }
    func activate()
    /// A reader has come or gone.
    func readerChanged()
}

/// The app on the accessibility bus: it shows the windows to assistive technology, and fulfils its requests.
///
/// Without assistive technology there is no connection, and nothing is described.
final class AccessibilityBus {
    private let timers: TimerQueue
    private var desk: AccessibilityDesk?
    /// The address of the bus that the desk is on.
    private var address: String?
    private var windows: [any ReadableWindow] = []
    /// True while a screen reader follows the app.
    private(set) var hasReader = false {
        didSet {
            guard hasReader != oldValue else { return }
            for window in windows { window.readerChanged() }
        }
    }
    /// The keys of the windows while a screen reader follows them.
    private(set) lazy var keys = ReaderKeys(timers: timers) { [unowned self] key, answer in
        guard let desk else { return answer(false) }
        desk.tell(key, answer: answer)
    }
    /// The announcements that wait for the next frame, with their windows.
    private var unsaid: [(Announcement, AccessibleID?)] = []
    /// True while the elements of the windows are kept up to date.
    private var isKept = false

    init(timers: TimerQueue) { self.timers = timers }

    /// Joins the bus at an address; leaves it for `nil`.
    func connect(to address: String?) {
        guard address != self.address else { return }
        leave()
        self.address = address
        guard let address else { return }
        let desk = AccessibilityDesk(
            appName: ResourceFolders.executableName,
            AccessibilityDesk.App(
                refresh: { [weak self] in self?.refresh() },
                perform: { [weak self] in self?.perform($0) },
                answer: { [weak self] question, element in
                    self?.windows.lazy.compactMap {
                        $0.client?.answer(question, about: element)
                    }.first
                },
                listened: { [weak self] in self?.hasReader = $0 },
                ended: { [weak self] in self?.leave() }))
        self.desk = desk
        for window in windows { desk.update(window.accessibleWindow) }
        desk.start(on: address)
    }

    private func leave() {
        rest()
        desk?.stop()
        (desk, address) = (nil, nil)
        hasReader = false
    }

    isolated deinit { desk?.stop() }

    // MARK: Windows

    /// Notes a new window.
    func add(_ window: any ReadableWindow) {
        windows.append(window)
        guard let desk else { return }
        desk.update(window.accessibleWindow)
        if isKept { observe(window) }
    }

    func remove(_ window: any ReadableWindow) {
        windows.removeAll { $0 === window }
        window.client?.observeSemantics(nil)
        desk?.remove(window.accessibleID)
    }

    /// Notes that the title or the activity of a window has changed.
    func changed(_ window: any ReadableWindow) {
        guard let desk, windows.contains(where: { $0 === window }) else { return }
        desk.update(window.accessibleWindow)
    }

    /// Notes that the frames in a window may have changed: it was drawn or moved.
    func moved(_ window: any ReadableWindow) {
        if isKept { desk?.framesChanged() }
    }

    /// Says something to the user, after the changes of the next frame: what it is about comes first.
    ///
    /// - Parameters:
    ///   - announcement: The words.
    ///   - window: The window that they belong to; `nil` for none.
    func announce(_ announcement: Announcement, in window: (any ReadableWindow)?) {
        unsaid.append((announcement, window?.accessibleID))
        // Nothing may have changed.
        timers.add(at: .now + .milliseconds(250)) { [weak self] in self?.sayAll() }
    }

    private func sayAll() {
        let announcements = unsaid
        unsaid = []
        for (announcement, window) in announcements {
            guard let desk, let notification = desk.announce(announcement, in: window) else {
                continue
            }
            timers.add(at: .now + .seconds(5)) { [weak desk] in desk?.remove(notification) }
        }
    }

    // MARK: Elements

    /// Brings everything that is known up to date, and keeps it so.
    private func refresh() {
        guard let desk else { return }
        if !isKept {
            isKept = true
            for window in windows { observe(window) }
            restLater()
        }
        for window in windows {
            desk.update(window.accessibleWindow)
            window.client?.updateSemantics()
        }
        desk.refreshed()
    }

    private func observe(_ window: any ReadableWindow) {
        let id = window.accessibleID
        window.client?.observeSemantics { [weak self] in
            self?.desk?.apply($0, to: id)
            self?.sayAll()
        }
    }

    /// Looks from time to time whether a program still reads the app.
    private func restLater() {
        timers.add(at: .now + .seconds(30)) { [weak self] in
            guard let self, isKept else { return }
            if desk?.isRead == true { restLater() } else { rest() }
        }
    }

    private func rest() {
        guard isKept else { return }
        isKept = false
        for window in windows { window.client?.observeSemantics(nil) }
        desk?.rest()
    }

    private func perform(_ request: AccessibleRequest) {
        switch request {
        case .element(let request): for window in windows { window.client?.perform(request) }
        case .activate(let id): windows.first { $0.accessibleID == id }?.activate()
        case .number: break
        }
    }
}
