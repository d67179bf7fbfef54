/// The source of a text that is read aloud in other words, or as a heading.
nonisolated final class SpokenText: TextSource, @unchecked Sendable {
    private let shown: TextStorage
    private let label: TextStorage?
    /// The level of the heading, 0 for an unspecified one; `nil` if the text is none.
    let heading: Int?

    init(_ shown: Text, label: Text? = nil, heading: Int? = nil) {
        (self.shown, self.label, self.heading) = (shown.storage, label?.storage, heading)
    }

    @MainActor override func storage(in place: TextContext) -> TextStorage {
        place.isSpoken ? label ?? shown : shown
    }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? SpokenText else { return false }
        return shown == other.shown && label == other.label && heading == other.heading
    }

    override var description: String { shown.string }
}

nonisolated extension TextStorage {
    /// The level of the heading that a text is, 0 for an unspecified one; `nil` if it is none.
    var heading: Int? { (soleRun?.source as? SpokenText)?.heading }
}
