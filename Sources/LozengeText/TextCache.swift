import Foundation
import LozengeCore

/// Shaped texts by what was shaped, bounded in bytes.
///
/// Two generations: what is asked for moves to the young one, and when that is half of the capacity
/// it becomes the old one, whose texts are forgotten unless asked for again. Forgetting touches
/// nothing that is kept.
struct TextCache {
    /// How many bytes the texts may take, about.
    let capacity: Int
    private(set) var hits = 0
    private(set) var misses = 0

    private var young = TextTable()
    private var old = TextTable()
    private var youngSize = 0
    private var oldSize = 0

    /// Texts too large to keep, each for as long as someone else keeps it.
    private var oversized: [WeakText] = []

    private struct WeakText {
        weak var text: PangoShapedText?
    }

    init(capacity: Int) { self.capacity = capacity }

    /// How many bytes the texts take, about.
    var size: Int { youngSize + oldSize }

    /// The shaped text, from `shape` if it is not known.
    mutating func find(
        _ text: StyledText, orShape shape: () -> PangoShapedText
    ) -> PangoShapedText {
        let digest = TextDigest(text)
        if let known = young.find(text, digest) {
            hits += 1
            return known
        }
        if let known = old.find(text, digest) {
            hits += 1
            insert(known, digest, size: known.byteCount)
            return known
        }
        for case let known? in oversized.lazy.map(\.text) where known.text.hasBytes(of: text) {
            hits += 1
            return known
        }
        misses += 1
        let shaped = shape()
        let size = shaped.byteCount
        if size > capacity / 4 {
            oversized.removeAll { $0.text == nil }
            oversized.append(WeakText(text: shaped))
        } else {
            insert(shaped, digest, size: size)
        }
        return shaped
    }

    private mutating func insert(_ shaped: PangoShapedText, _ digest: TextDigest, size: Int) {
        if youngSize + size > capacity / 2 {
            old = young
            oldSize = youngSize
            young = TextTable()
            youngSize = 0
        }
        young.insert(shaped, digest)
        youngSize += size
    }
}
