import Foundation

nonisolated extension Formatter {
    /// Returns the text of a value; `nil` if it has none.
    func text(of value: Any) -> String? {
        // Foundation does not take a CGFloat for a number.
        string(for: (value as? CGFloat).map { Double($0) } ?? value)
    }

    /// Returns the value of a text; `nil` for a text of another form, or another type.
    func value<V>(_ text: String, as type: V.Type) -> V? {
        switch self {
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text) else { return nil }
            return number as? V ?? CGFloat(number.doubleValue) as? V ?? number.floatValue as? V
                ?? number.decimalValue as? V
        case let dates as DateFormatter: return dates.date(from: text) as? V
        case let dates as ISO8601DateFormatter: return dates.date(from: text) as? V
        default: return nil
        }
    }
}
