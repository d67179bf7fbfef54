import Foundation
private import _FoundationICU

/// A number with a unit in the words of a language, as ICU writes it.
///
/// Source: ICU, "Number Skeletons".
nonisolated struct UnitFormat {
    /// The text, such as "3.1 mi".
    let text: String
    /// The number in the unit of the text, without the digits that the text leaves out.
    let number: Double
    /// The number in the text, as a range of UTF-16; `nil` for several units, as in "5 ft, 11 in".
    private let digits: Range<Int>?

    /// Creates the text of `number`; `nil` if ICU has no such unit or use.
    ///
    /// - Parameters:
    ///   - number: The number in the unit of the skeleton.
    ///   - skeleton: The unit, its width, its use and the precision, in ICU's words.
    ///   - locale: The language and region.
    init?(_ number: Double, _ skeleton: String, in locale: Locale) {
        var status = U_ZERO_ERROR
        let words = Array(skeleton.utf16)
        let format = swift_unumf_openForSkeletonAndLocale(
            words, Int32(words.count), locale.identifier, &status)
        defer { swift_unumf_close(format) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(format, number, result, &status)
        let fields = swift_ufieldpositer_open(&status)
        defer { swift_ufieldpositer_close(fields) }
        swift_unumf_resultGetAllFieldPositions(result, fields, &status)
        // More than the longest unit of CLDR with the longest number.
        let text = [UInt16](unsafeUninitializedCapacity: 512) { buffer, count in
            let length = swift_unumf_resultToString(result, buffer.baseAddress, 512, &status)
            count = Int(min(max(length, 0), 512))
        }
        let decimal = [CChar](unsafeUninitializedCapacity: 512) { buffer, count in
            let length = swift_unumf_resultToDecimalNumber(result, buffer.baseAddress, 512, &status)
            count = Int(min(max(length, 0), 512))
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, !text.isEmpty else { return nil }
        self.text = String(decoding: text, as: UTF16.self)
        self.number =
            Double(String(decoding: decimal.map { UInt8(bitPattern: $0) }, as: UTF8.self)) ?? number
        digits = Self.digits(fields, in: text.count)
    }

    /// Returns the text with other digits.
    func text(withDigits other: String) -> String {
        guard let digits else { return text }
        let units = Array(text.utf16)
        return String(decoding: units[..<digits.lowerBound], as: UTF16.self) + other
            + String(decoding: units[digits.upperBound...], as: UTF16.self)
    }

    /// Returns the range from the first field of the number to its last one.
    private static func digits(_ fields: OpaquePointer?, in count: Int) -> Range<Int>? {
        var (start, end, units) = (count, 0, 0)
        var (fieldStart, fieldEnd): (Int32, Int32) = (0, 0)
        while true {
            let field = swift_ufieldpositer_next(fields, &fieldStart, &fieldEnd)
            if field < 0 { break }
            // The words of the unit are fields, too.
            if field == UNUM_MEASURE_UNIT_FIELD.rawValue {
                units += 1
                continue
            }
            start = min(start, Int(fieldStart))
            end = max(end, Int(fieldEnd))
        }
        return units > 1 || start >= end ? nil : start..<end
    }
}
