import Foundation

/// The text of a measurement in a language: the words of its unit, and a number by ICU or by a program.
nonisolated struct MeasurementFormat {
    /// The length of the unit's words, in ICU's words.
    let width: String
    let locale: Locale
    /// The use by which the locale chooses the unit, in CLDR's words; `nil` for the unit as it is.
    let use: String?
    /// True to show degrees without the name of their scale.
    var hidesScale = false
    /// The digits of a number; `nil` for as many as the use needs.
    ///
    /// A measurement in two units, such as feet and inches, has its own.
    var digits: ((Double) -> String)?

    /// Returns a number with its unit; with the unit's symbol if the language has no words for it.
    func text(of value: Double, in unit: Unit) -> String {
        let name = (unit as? Dimension).flatMap(MeasurementUnits.name).map { "unit/\($0)" }
        if let written = name.flatMap({ text(of: value, $0, use) }) { return written }
        let number = digits?(value) ?? value.formatted(.number.locale(locale))
        return "\(number) \(unit.symbol)"
    }

    /// Returns a number with a unit; `nil` if the language has no words for it.
    private func text(of value: Double, _ unit: String, _ use: String?) -> String? {
        let skeleton = "\(unit) \(width)" + (use.map { " usage/\($0)" } ?? "")
        let written =
            digits == nil && !hidesScale
            ? UnitFormat(value, skeleton, in: locale)?.text : exactly(value, skeleton)
        // Not every unit has a use.
        return written ?? (use == nil ? nil : text(of: value, unit, nil))
    }

    /// Returns a number with the digits of the program, or without the name of its scale.
    private func exactly(_ value: Double, _ skeleton: String) -> String? {
        guard let exact = UnitFormat(value, skeleton + " .###############", in: locale) else {
            return nil
        }
        guard hidesScale else { return text(of: value, skeleton, exact) }
        let degrees = "measure-unit/temperature-generic \(width)"
        return text(of: exact.number, degrees + (digits == nil ? " ." : ""), exact)
    }

    /// Returns the text of a number by ICU, with the digits of the program.
    private func text(of value: Double, _ skeleton: String, _ exact: UnitFormat) -> String? {
        guard let digits else { return UnitFormat(value, skeleton, in: locale)?.text }
        let number = digits(exact.number)
        let point = locale.decimalSeparator ?? "."
        let fraction = number.ranges(of: point).last.map { number[$0.upperBound...] } ?? ""
        // The number of visible digits decides between "1 mile" and "1.0 miles".
        let zeros = String(repeating: "0", count: fraction.prefix { $0.isNumber }.count)
        return UnitFormat(value, "\(skeleton) .\(zeros)", in: locale)?.text(withDigits: number)
    }
}
