import Foundation
import LozengeCore

nonisolated extension StyledText {
    /// Returns true if both have the same bytes and attributes.
    ///
    /// `==` of strings compares characters, but the offsets of shaped text count bytes.
    func hasBytes(of other: StyledText) -> Bool {
        guard spans.count == other.spans.count, language == other.language else { return false }
        for index in spans.indices {
            guard spans[index].string.hasBytes(of: other.spans[index].string),
                spans[index].font == other.spans[index].font,
                spans[index].hasPlace(of: other.spans[index])
            else { return false }
        }
        return true
    }
}

nonisolated extension StyledText.Span {
    /// Compares bits, so that NaN equals NaN.
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
}
