import Foundation

/// A `printf` specifier of one number, checked before it reaches the C library.
nonisolated struct NumberFormat {
    private let flags: String
    private let conversion: Character

    /// - Returns: `nil` if `specifier` is not the specifier of a number.
    init?(_ specifier: String) {
        let pattern =
            /^%([-+ 0#']*\d{0,3}(?:\.\d{0,3})?)(?:hh|h|ll|l|q|z|t|j)?([dDiuUxXoOfFeEgGaA])$/
        guard let match = specifier.firstMatch(of: pattern),
            let conversion = match.2.first
        else { return nil }
        flags = String(match.1)
        self.conversion = conversion
    }

    private var isWhole: Bool { "dDiuUxXoO".contains(conversion) }

    /// Formats a number; the fraction is cut off by specifiers of integers.
    func string(_ value: Double, _ locale: Locale) -> String {
        if isWhole { return string(Int64(exactly: value.rounded(.towardZero)) ?? 0, locale) }
        return String(format: "%\(flags)\(conversion)", locale: locale, value)
    }

    /// Formats an integer.
    func string(_ value: Int64, _ locale: Locale) -> String {
        if !isWhole { return string(Double(value), locale) }
        let conversion =
            conversion == "D" || conversion == "U" || conversion == "O"
            ? conversion.lowercased() : String(conversion)
        return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
    }
}
