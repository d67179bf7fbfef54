import Foundation
import LozengeCore

/// A value among the words of a key.
nonisolated struct KeyValue: Equatable {
    private enum Content: Equatable {
        case text(TextStorage)
        case whole(Int64)
        case fraction(Double)
    }

    private let content: Content
    /// What stands for the value in a table of translations, and how it is written: `%lld`.
    let specifier: String

    init(_ text: Text) {
        content = .text(text.storage)
        specifier = "%@"
    }

    /// A number; `nil` is the specifier of its type.
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

    /// A number; `nil` is the specifier of its type.
    init<Value: BinaryFloatingPoint>(_ value: Value, specifier: String? = nil) {
        content = .fraction(Double(value))
        self.specifier = specifier ?? (Value.self == Float.self ? "%f" : "%lf")
    }

    /// What is shown, if that is the same wherever it is.
    var fixed: TextStorage? {
        if case .text(let storage) = content { storage } else { nil }
    }

    /// What is shown for it wherever the digits 0 to 9 are used, if that is the same everywhere.
    var western: TextStorage? {
        // Nothing is grouped in these, and most numbers in texts are such.
        if case .whole(let value) = content, 0..<1000 ~= value, specifier == "%lld" {
            return .plain(String(value))
        }
        return fixed
    }

    /// What is shown for it in the language of `locale`, a number as `specifier` writes it.
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

    /// How `specifier` writes a number; as the key does if it says nothing of numbers.
    private func format(_ specifier: String) -> NumberFormat? {
        if let format = NumberFormat(specifier) { return format }
        if specifier != self.specifier, let format = NumberFormat(self.specifier) { return format }
        report(
            "Invalid number format “\(self.specifier)”. The number is shown without a format.")
        return nil
    }
}
