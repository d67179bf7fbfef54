import Foundation
private import _FoundationICU

/// Units that make one amount, joined in the way of a language: "1 hour, 10 minutes".
///
/// Source: ICU, "ulistformatter.h".
nonisolated enum UnitList {
    enum Width {
        case wide, short, narrow
    }

    /// Returns `words` in one text; `nil` if ICU has no rule for them.
    static func text(of words: [String], _ width: Width, in locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let format = swift_ulistfmt_openForType(
            locale.identifier, ULISTFMT_TYPE_UNITS, icu(width), &status)
        defer { swift_ulistfmt_close(format) }
        let units = words.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let capacity = units.reduce(64) { $0 + $1.count + 32 }
        let text = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = units.flatMap(\.self).withUnsafeBufferPointer { characters in
                var starts: [UnsafePointer<UInt16>?] = []
                var start = 0
                for unit in units {
                    starts.append(characters.baseAddress.map { $0 + start })
                    start += unit.count
                }
                let length = swift_ulistfmt_format(
                    format, starts, lengths, Int32(units.count), buffer.baseAddress,
                    Int32(capacity), &status)
                return Int(min(max(length, 0), Int32(capacity)))
            }
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return String(decoding: text, as: UTF16.self)
    }

    private static func icu(_ width: Width) -> UListFormatterWidth {
        switch width {
        case .wide: ULISTFMT_WIDTH_WIDE
        case .short: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
    }
}
