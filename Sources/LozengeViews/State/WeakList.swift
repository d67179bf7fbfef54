/// A list of weak references.
struct WeakList<Element: AnyObject> {
    private struct Entry {
        weak var element: Element?
    }

    private var entries: [Entry] = []
    /// The number of entries at which released ones are removed.
    private var limit = 32

    var count: Int { entries.count }

    mutating func add(_ element: Element) {
        if entries.count >= limit {
            entries.removeAll { $0.element == nil }
            limit = max(32, entries.count * 2)
        }
        entries.append(Entry(element: element))
    }

    func contains(_ element: Element) -> Bool { entries.contains { $0.element === element } }

    func forEach(_ body: (Element) -> Void) {
        for entry in entries {
            if let element = entry.element { body(element) }
        }
    }
}
