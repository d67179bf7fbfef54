import Foundation
import LozengeCore

/// A cache of shaped texts with a limit in bytes.
///
/// It has two generations. A requested text moves to the young one. When that takes half of the
/// capacity, it becomes the old one, and the texts of the previous old one are evicted. Eviction
/// does not touch the texts that are kept.
struct TextCache {
    /// The approximate maximum size in bytes.
    let capacity: Int
    private(set) var hits = 0
    private(set) var misses = 0

    private var young = TextTable()
    private var old = TextTable()
    private var youngSize = 0
    private var oldSize = 0

    /// Weak references to texts that are too large to keep.
    private var oversized: [WeakText] = []

    private struct WeakText {
        weak var text: PangoShapedText?
    }

    init(capacity: Int) { self.capacity = capacity }

    /// The approximate size in bytes.
    var size: Int { youngSize + oldSize }

    /// Returns the shaped text; calls `shape` if it is not in the cache.
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
