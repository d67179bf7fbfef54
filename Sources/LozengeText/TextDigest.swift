import Foundation
import LozengeCore

/// A number that two equal texts share, and other texts hardly ever.
///
/// Made for every text that is asked for, so simpler than Swift's hash, which takes several times as
/// long for a label. Its seed is another in every process, so that nobody can write short texts that
/// collide; long ones that are equal at both ends do, and are told apart by their bytes.
nonisolated struct TextDigest: Equatable {
    private(set) var value: UInt64 = Self.seed

    /// That of no text in particular.
    static let none = TextDigest()

    private static let seed = UInt64.random(in: 1...UInt64.max)

    private init() {}

    /// A long text is told from others by its ends and its length, a font by its size.
    init(_ text: StyledText) {
        for index in text.spans.indices {
            text.spans[index].string.combineEnds(into: &self)
            combine(text.spans[index].font.size)
            // The few spans that have them pay for them.
            if text.spans[index].kerning != 0 { combine(text.spans[index].kerning) }
            if text.spans[index].baselineOffset != 0 {
                combine(text.spans[index].baselineOffset)
            }
            if let attachment = text.spans[index].attachment { combine(attachment.size.width) }
        }
    }

    fileprivate mutating func combine(_ word: UInt64) {
        // Both halves of a product together depend on every bit of its factors.
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
