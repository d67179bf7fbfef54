import LozengeCore

/// Shaped texts, found by what was shaped.
///
/// A table of its own, because a dictionary hashes the digest once more and keeps a copy of the
/// text: a label that is new is looked for twice and added once.
struct TextTable {
    private struct Slot {
        var digest = TextDigest.none
        var text: PangoShapedText?
    }

    private(set) var count = 0
    /// Half of them or more are free; their number is a power of two.
    ///
    /// A text is in the first that was free from the one on that its digest names.
    private var slots: [Slot] = []

    /// The text that was shaped from `text`.
    func find(_ text: StyledText, _ digest: TextDigest) -> PangoShapedText? {
        guard count > 0 else { return nil }
        var index = start(digest)
        while let found = slots[index].text {
            if slots[index].digest == digest, found.text.hasBytes(of: text) { return found }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a text that is not there.
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
