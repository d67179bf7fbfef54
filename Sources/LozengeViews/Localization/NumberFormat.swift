import Foundation

/// A `printf` specifier of one number, checked before it reaches the C library.
nonisolated struct NumberFormat {
    private let flags: String
    private let conversion: Character

    /// - Returns: `nil` if `specifier` is not the specifier of a number.
    init?(_ specifier: String) {
        // Read by hand, because a number in a text comes here each time the text is made: a regular expression took 55 %
        // of the instructions of rows with a number that scroll into sight.
        var rest = Substring(specifier)
        guard rest.popFirst() == "%", let conversion = rest.popLast(),
            "dDiuUxXoOfFeEgGaA".contains(conversion)
        else { return nil }
        for length in ["hh", "ll", "h", "l", "q", "z", "t", "j"] where rest.hasSuffix(length) {
            rest.removeLast(length.count)
            break
        }
        guard Self.areFlags(rest) else { return nil }
        flags = String(rest)
        self.conversion = conversion
    }

    /// Returns true for flags, a width and a precision of three digits at most.
    private static func areFlags(_ string: Substring) -> Bool {
        func digits(_ string: Substring) -> Bool {
            string.count <= 3 && string.allSatisfy { $0.isASCII && $0.isNumber }
        }
        let parts = string.drop { "-+ 0#'".contains($0) }
            .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy(digits)
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
        if flags.isEmpty, conversion == "d" || conversion == "i" {
            // 0.8 µs instead of 19: the C function makes a formatter for each number.
            return value.formatted(.number.locale(locale))
        }
        let conversion =
            conversion == "D" || conversion == "U" || conversion == "O"
            ? conversion.lowercased() : String(conversion)
        return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
    }
}
