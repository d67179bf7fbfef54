import Foundation

/// The text of an amount of time in a language.
nonisolated struct AmountText {
    let amount: AmountOfTime
    let style: DateComponentsFormatter.UnitsStyle
    /// True for two digits at least.
    let isPadded: Bool
    let locale: Locale

    var text: String {
        var parts = amount.parts
        var words: [String] = []
        while style != .positional || Self.isLong(parts.first), let part = parts.first {
            words.append(text(of: part))
            parts.removeFirst()
        }
        if !parts.isEmpty { words.append(clock(parts)) }
        let text = joined(words)
        return amount.isNegative && amount.parts.contains { $0.value != 0 } ? "-" + text : text
    }

    /// Returns true for a unit that has no place in a clock.
    private static func isLong(_ part: AmountOfTime.Part?) -> Bool {
        guard let unit = part?.unit else { return false }
        return ![.hour, .minute, .second].contains(unit)
    }

    /// Returns hours, minutes and seconds by their places: "1:10:00".
    private func clock(_ parts: [AmountOfTime.Part]) -> String {
        let colon = Duration.seconds(60).formatted(.time(pattern: .minuteSecond).locale(locale))
            .filter { !$0.isNumber }
        let first = isPadded ? 2 : 1
        return parts.enumerated()
            .map { digits($1.value, least: $0 == 0 ? first : 2) }
            .joined(separator: colon)
    }

    private func digits(_ value: Int, least: Int) -> String {
        value.formatted(
            .number.grouping(.never).precision(.integerLength(least...)).locale(locale))
    }

    /// Returns a number with its unit: "1h", "1 hr" or "one hour".
    private func text(of part: AmountOfTime.Part) -> String {
        let name = AmountOfTime.names.first { $0.unit == part.unit }?.name ?? "second"
        guard let unit = UnitFormat(Double(part.value), "unit/\(name) \(width)", in: locale) else {
            return "\(part.value) \(name)"
        }
        if style == .spellOut { return unit.text(withDigits: spelled(part.value)) }
        let text = isPadded ? unit.text(withDigits: digits(part.value, least: 2)) : unit.text
        return style == .brief ? text.filter { !$0.isWhitespace } : text
    }

    private func spelled(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private var width: String {
        switch style {
        case .positional, .abbreviated: "unit-width-narrow"
        case .short, .brief: "unit-width-short"
        case .full, .spellOut: "unit-width-full-name"
        }
    }

    /// Returns the units in one text, as the language joins units: "1 hour, 10 minutes".
    private func joined(_ words: [String]) -> String {
        let width: UnitList.Width =
            switch style {
            case .full, .spellOut: .wide
            case .short: .short
            case .positional, .abbreviated, .brief: .narrow
            }
        return UnitList.text(of: words, width, in: locale) ?? words.joined(separator: " ")
    }
}
