import Foundation
import LozengeCore

/// A hash that equal texts share and different texts hardly ever do.
///
/// It is computed for each requested text and is simpler than Swift's hash, which takes several
/// times as long for a label. The seed differs in each process, so that no attacker can write short
/// texts that collide. Long texts with equal ends do collide; they are compared by their bytes.
nonisolated struct TextDigest: Equatable {
    private(set) var value: UInt64 = Self.seed

    /// The digest of an empty slot.
    static let none = TextDigest()

    private static let seed = UInt64.random(in: 1...UInt64.max)

    private init() {}

    /// Hashes the ends and the length of a long text, and only the sizes of fonts.
    init(_ text: StyledText) {
        if let direction = text.direction { combine(UInt64(direction == .leftToRight ? 1 : 2)) }
        for index in text.spans.indices {
            text.spans[index].string.combineEnds(into: &self)
            combine(text.spans[index].font.size)
            // Only spans with these attributes cost time.
            if text.spans[index].kerning != 0 { combine(text.spans[index].kerning) }
            if text.spans[index].baselineOffset != 0 {
                combine(text.spans[index].baselineOffset)
            }
            if text.spans[index].font.extraLeading != 0 {
                combine(text.spans[index].font.extraLeading)
            }
            if let attachment = text.spans[index].attachment { combine(attachment.size.width) }
        }
    }

    fileprivate mutating func combine(_ word: UInt64) {
        // The two halves of the product together depend on each bit of the factors.
        let product = (value ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        value = product.high ^ product.low
    }

    private mutating func combine(_ length: CGFloat) { combine(Double(length).bitPattern) }

    fileprivate mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index + 8 <= bytes.count {
            combine(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        combine(rest)
    }
}

nonisolated extension String {
    fileprivate func combineEnds(into digest: inout TextDigest) {
        let length = 2048
        digest.combine(UInt64(utf8.count))
        let isCombined: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            guard bytes.count > 2 * length else { return digest.combine(bytes) }
            digest.combine(UnsafeRawBufferPointer(rebasing: bytes[..<length]))
            digest.combine(UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - length)...]))
        }
        if isCombined == nil { for byte in utf8 { digest.combine(UInt64(byte)) } }
    }
}
