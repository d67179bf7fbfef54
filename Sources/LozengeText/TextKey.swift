import Foundation
import LozengeCore

/// A text as the cache knows it: equal if all bytes are.
///
/// Swift's strings are equal where their characters are, but the offsets of shaped text count bytes.
nonisolated struct TextKey: Hashable {
    private let text: StyledText

    /// The hash, made once and compared first: a probe for a new text meets many others.
    private let digest: Int

    /// A long text is told from others by its ends and its length, a font by its size.
    init(_ text: StyledText) {
        self.text = text
        var hasher = Hasher()
        for index in text.spans.indices {
            text.spans[index].string.hashEnds(into: &hasher)
            hasher.combine(text.spans[index].font.size)
            // The few spans that have them pay for them.
            if text.spans[index].kerning != 0 { hasher.combine(text.spans[index].kerning) }
            if text.spans[index].baselineOffset != 0 {
                hasher.combine(text.spans[index].baselineOffset)
            }
            if let attachment = text.spans[index].attachment { hasher.combine(attachment) }
        }
        digest = hasher.finalize()
    }

    static func == (lhs: TextKey, rhs: TextKey) -> Bool {
        lhs.digest == rhs.digest && lhs.text.spans.count == rhs.text.spans.count
            && lhs.text.language == rhs.text.language
            && lhs.text.spans.indices.allSatisfy { index in
                lhs.text.spans[index].string.hasBytes(of: rhs.text.spans[index].string)
                    && lhs.text.spans[index].font == rhs.text.spans[index].font
                    && lhs.text.spans[index].hasPlace(of: rhs.text.spans[index])
            }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

nonisolated extension StyledText.Span {
    /// Bit by bit, so that even NaN is found again.
    fileprivate func hasPlace(of other: Self) -> Bool {
        kerning.bitPattern == other.kerning.bitPattern
            && baselineOffset.bitPattern == other.baselineOffset.bitPattern
            && attachment == other.attachment
    }
}

nonisolated extension String {
    fileprivate func hasBytes(of other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isEqual = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in
                guard let left = left.baseAddress, let right = right.baseAddress else {
                    return true
                }
                return memcmp(left, right, utf8.count) == 0
            }
        }
        return (isEqual ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    fileprivate func hashEnds(into hasher: inout Hasher) {
        let length = 64
        hasher.combine(utf8.count)
        let isHashed: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            hasher.combine(bytes: .init(rebasing: bytes.prefix(length)))
            if bytes.count > length {
                hasher.combine(bytes: .init(rebasing: bytes.suffix(length)))
            }
        }
        if isHashed == nil { hasher.combine(self) }
    }
}
