import LozengeX11

/// The icons of an app in the desktop's panel.
///
/// Source: `docs/windows.md`, STATUS-1 to STATUS-6.
final class StatusItems {
    /// Called when ``keepAppOpen`` has changed, and when an icon cannot be shown.
    var changed: () -> Void = {}
    private var items: [String: OpenStatusItem] = [:]
    /// The number of icons that were ever shown, which makes the name of each unique.
    private var shownCount = 0
    private unowned let app: RunningApp

    init(of app: RunningApp) { self.app = app }

    /// True while the app can be reached by an icon, or may be soon.
    var keepAppOpen: Bool { items.values.contains { $0.state != .missing } }

    var isEmpty: Bool { items.isEmpty }

    /// Opens the content of icons that no panel shows in windows.
    func openMissing() {
        for item in items.values where item.state == .missing { item.openFallback() }
    }

    /// Shows the icons of the present scenes.
    func update(to kinds: [WindowKind]) {
        let shown = kinds.filter { $0.description.statusItem?.isInserted == true }
        for (key, item) in items where !shown.contains(where: { $0.key == key }) {
            item.close()
            items[key] = nil
        }
        for kind in shown {
            if let item = items[kind.key] {
                item.update(to: kind)
            } else {
                shownCount += 1
                let item = OpenStatusItem(kind, number: shownCount, of: app)
                items[kind.key] = item
                item.onStateChange = { [weak self] in self?.changed() }
            }
        }
        changed()
    }

    func close() {
        for item in items.values { item.close() }
        items = [:]
    }
}
