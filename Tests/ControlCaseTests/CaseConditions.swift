import Foundation

/// Conditions between frames, such as `a.maxX == b.minX + 8; a.width > 20`.
///
/// They are separated by semicolons or `&&`. Each is a chain of sums with comparisons between them.
nonisolated struct CaseConditions {
    private let conditions: [Condition]

    fileprivate struct Condition {
        let words: String
        let sums: [[Term]]
        let comparisons: [String]
    }

    /// A number with its sign, or a length of a tagged view.
    fileprivate enum Term {
        case number(Double)
        case length(String, of: String, sign: Double)
    }

    /// Reads conditions; `nil` if the text is none.
    init?(_ text: String) {
        let parts = text.replacing("&&", with: ";").split(separator: ";")
        let read = parts.map { Condition($0.trimmingCharacters(in: .whitespaces)) }
        guard !read.contains(where: { $0 == nil }) else { return nil }
        conditions = read.compactMap(\.self)
    }

    /// Returns the conditions that do not hold.
    ///
    /// - Parameters:
    ///   - tolerance: The difference in points of lengths that count as equal.
    ///   - frame: The frame of a tagged view; `nil` if there is none.
    /// - Returns: The conditions with the values of their sides.
    func failures(
        tolerance: Double = 0.001, in frame: (String) -> CGRect?
    ) -> [String] {
        conditions.filter { !$0.holds(tolerance, frame) }.map { condition in
            let sides = condition.sums.map { Condition.value(of: $0, frame) }
            return "\(condition.words), with \(sides.map { $0.map { "\($0)" } ?? "nothing" })"
        }
    }
}

nonisolated extension CaseConditions.Condition {
    fileprivate init?(_ words: String) {
        self.words = words
        let comparison = /\s*(==|<=|>=|<|>)\s*/
        comparisons = words.matches(of: comparison).map { String($0.1) }
        let sums = words.split(separator: comparison).map { Self.sum($0) }
        guard !comparisons.isEmpty, sums.count == comparisons.count + 1,
            !sums.contains(where: { $0 == nil })
        else { return nil }
        self.sums = sums.compactMap(\.self)
    }

    private static func sum(_ words: Substring) -> [CaseConditions.Term]? {
        let form = /([-+]?)\s*(?:(\d+(?:\.\d+)?)|(\w+)\.(\w+))\s*/
        let matches = words.matches(of: form)
        // Nothing between the terms.
        guard matches.map(\.0.count).reduce(0, +) == words.count else { return nil }
        return matches.map { match in
            let sign: Double = match.1 == "-" ? -1 : 1
            if let number = match.2.flatMap({ Double($0) }) { return .number(sign * number) }
            return .length(String(match.4 ?? ""), of: String(match.3 ?? ""), sign: sign)
        }
    }

    fileprivate static func value(
        of sum: [CaseConditions.Term], _ frame: (String) -> CGRect?
    ) -> Double? {
        sum.reduce(0) { result, term in
            switch term {
            case .number(let number): result.map { $0 + number }
            case .length(let name, let tag, let sign):
                if let result, let length = frame(tag)?.length(name) {
                    result + sign * length
                } else {
                    nil
                }
            }
        }
    }

    fileprivate func holds(_ tolerance: Double, _ frame: (String) -> CGRect?) -> Bool {
        let values = sums.map { Self.value(of: $0, frame) }
        return comparisons.indices.allSatisfy { index in
            guard let first = values[index], let second = values[index + 1] else { return false }
            return switch comparisons[index] {
            case "==": abs(first - second) <= tolerance
            case "<=": first <= second + tolerance
            case ">=": first >= second - tolerance
            case "<": first < second
            default: first > second
            }
        }
    }
}

nonisolated extension CGRect {
    /// Returns a length by its name; `nil` if there is none.
    fileprivate func length(_ name: String) -> Double? {
        switch name {
        case "minX": minX
        case "midX": midX
        case "maxX": maxX
        case "minY": minY
        case "midY": midY
        case "maxY": maxY
        case "width": width
        case "height": height
        default: nil
        }
    }
}
