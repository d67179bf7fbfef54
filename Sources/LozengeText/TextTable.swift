import LozengeCore

/// A hash table of shaped texts.
///
/// A dictionary would hash the digest again and copy the text: a new label is looked up twice and
/// added once.
struct TextTable {
    private struct Slot {
        var digest = TextDigest.none
        var text: PangoShapedText?
    }

    private(set) var count = 0
    /// The slots; at least half are free, and their number is a power of two.
    ///
    /// A text is in the first slot that was free, starting at the index of its digest.
    private var slots: [Slot] = []

    /// Returns the shaped text for `text`; `nil` if there is none.
    func find(_ text: StyledText, _ digest: TextDigest) -> PangoShapedText? {
        guard count > 0 else { return nil }
        var index = start(digest)
        while let found = slots[index].text {
            if slots[index].digest == digest, found.text.hasBytes(of: text) { return found }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Inserts a text that is not in the table.
    mutating func insert(_ text: PangoShapedText, _ digest: TextDigest) {
        if 2 * count >= slots.count { grow() }
        put(Slot(digest: digest, text: text))
        count += 1
    }

    private mutating func put(_ slot: Slot) {
        var index = start(slot.digest)
        while slots[index].text != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(64, 2 * old.count))
        for slot in old where slot.text != nil { put(slot) }
    }

    private func start(_ digest: TextDigest) -> Int {
        Int(truncatingIfNeeded: digest.value) & (slots.count - 1)
    }
}
