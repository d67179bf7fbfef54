/// A translation with placeholders: `%2$@ has %1$lld`.
nonisolated struct FormatString: Equatable {
    struct Argument: Equatable {
        /// The index of the value.
        let index: Int
        /// The specifier without the index: `%lld`.
        let specifier: String
    }

    /// The text between and around the values; one more than there are arguments.
    private(set) var words = [""]
    private(set) var arguments: [Argument] = []

    /// Parses the placeholders in `string` for `count` values; placeholders for others are text.
    init(_ string: String, count: Int) {
        var next = 0
        var rest = string[...]
        while let percent = rest.firstIndex(of: "%") {
            words[words.count - 1] += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                words[words.count - 1] += "%"
                rest = rest.dropFirst(2)
            } else if let place = Self.place(in: rest),
                (0..<count).contains(place.index ?? next)
            {
                arguments.append(
                    Argument(index: place.index ?? next, specifier: place.specifier))
                words.append("")
                if place.index == nil { next += 1 }
                rest = rest[place.end...]
            } else {
                words[words.count - 1] += "%"
                rest = rest.dropFirst()
            }
        }
        words[words.count - 1] += rest
    }

    private static func place(
        in string: Substring
    ) -> (index: Int?, specifier: String, end: String.Index)? {
        let pattern = /%(?:(\d{1,2})\$)?([-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@])/
        guard let match = string.prefixMatch(of: pattern) else { return nil }
        return (match.1.flatMap { Int($0) }.map { $0 - 1 }, "%\(match.2)", match.range.upperBound)
    }
}
