import Foundation
import LozengeCore

/// An interpolated value of a localized string key.
nonisolated struct KeyValue: Equatable, Sendable {
    private enum Content: Equatable, Sendable {
        case text(TextStorage)
        case whole(Int64)
        case fraction(Double)
    }

    private let content: Content
    /// The format specifier of the value in the key and in translations, such as `%lld`.
    let specifier: String

    init(_ text: Text) {
        content = .text(text.storage)
        specifier = "%@"
    }

    /// Creates an integer value; a `nil` specifier is derived from the type.
    init<Value: FixedWidthInteger>(_ value: Value, specifier: String? = nil) {
        content = .whole(Int64(truncatingIfNeeded: value))
        let usual: String
        if Value.bitWidth > 32 {
            usual = Value.isSigned ? "%lld" : "%llu"
        } else {
            usual = Value.isSigned ? "%d" : "%u"
        }
        self.specifier = specifier ?? usual
    }

    /// Creates a floating-point value; a `nil` specifier is derived from the type.
    init<Value: BinaryFloatingPoint>(_ value: Value, specifier: String? = nil) {
        content = .fraction(Double(value))
        self.specifier = specifier ?? (Value.self == Float.self ? "%f" : "%lf")
    }

    /// The number that chooses the form of words; `nil` for a text.
    var number: Double? {
        switch content {
        case .text: nil
        case .whole(let value): Double(value)
        case .fraction(let value): value
        }
    }

    /// The text of the value if it is independent of the locale; `nil` for a number.
    var fixed: TextStorage? {
        if case .text(let storage) = content { storage } else { nil }
    }

    /// The text in every locale with the digits 0 to 9; `nil` if these locales differ.
    var western: TextStorage? {
        // Numbers below 1000 have no grouping separators, and most numbers in texts are small.
        if case .whole(let value) = content, 0..<1000 ~= value, specifier == "%lld" {
            return .plain(String(value))
        }
        return fixed
    }

    /// Returns the text of the value in `locale`; numbers are formatted with `specifier`.
    func storage(_ specifier: String, _ locale: Locale) -> TextStorage {
        switch content {
        case .text(let storage): storage
        case .whole(let value): .plain(string(value, specifier, locale))
        case .fraction(let value):
            .plain(format(specifier)?.string(value, locale) ?? "\(value)")
        }
    }

    private func string(_ value: Int64, _ specifier: String, _ locale: Locale) -> String {
        format(specifier)?.string(value, locale) ?? "\(value)"
    }

    /// Returns the format of `specifier`, or of the key if `specifier` is not a number format.
    private func format(_ specifier: String) -> NumberFormat? {
        if let format = NumberFormat(specifier) { return format }
        if specifier != self.specifier, let format = NumberFormat(self.specifier) { return format }
        report(
            "Invalid number format “\(self.specifier)”. The number is shown without a format.")
        return nil
    }
}
