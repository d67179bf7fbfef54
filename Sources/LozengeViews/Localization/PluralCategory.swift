import Foundation
private import _FoundationICU

/// The grammatical number of a quantity in a language: in Polish, `one` file, `few` files, `many` files.
///
/// Source: Unicode CLDR, "Language Plural Rules"; the rules are those of the ICU in Foundation.
nonisolated enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the category of `number` in the language of `locale`; `other` for NaN and infinities.
    init(_ number: Double, in locale: Locale) {
        var status = U_ZERO_ERROR
        guard number.isFinite, let rules = swift_uplrules_open(locale.identifier, &status),
            status.rawValue <= U_ZERO_ERROR.rawValue
        else {
            self = .other
            return
        }
        defer { swift_uplrules_close(rules) }
        let name = [UInt16](unsafeUninitializedCapacity: 8) { buffer, count in
            let length = swift_uplrules_select(rules, abs(number), buffer.baseAddress, 8, &status)
            // A name that is too long is none of the six.
            count = Int(min(max(length, 0), 8))
        }
        self = PluralCategory(rawValue: String(decoding: name, as: UTF16.self)) ?? .other
    }
}
