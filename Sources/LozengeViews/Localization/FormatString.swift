/// A translation with placeholders: `%2$@ has %1$lld`.
nonisolated struct FormatString: Equatable {
    struct Argument: Equatable {
        /// The index of the value.
        let index: Int
        /// The specifier without the index: `%lld`.
        let specifier: String
    }

    /// The text of a variable, which stands in the translation as `%#@name@`.
    struct Part {
        let text: String
        /// The index of the value that the variable depends on.
        let argument: Int
        /// The specifier of `%arg` in the text.
        let specifier: String
    }

    /// The text between and around the values; one more than there are arguments.
    private(set) var words = [""]
    private(set) var arguments: [Argument] = []

    /// The depth of variables in texts of variables; a variable may contain itself by mistake.
    private static let maximumDepth = 4

    /// Parses the placeholders in `string` for `count` values; placeholders for others are text.
    ///
    /// - Parameters:
    ///   - string: The translation.
    ///   - count: The number of values.
    ///   - part: The text of the variable with a name, at the place of a value; `nil` for an unknown one.
    init(
        _ string: String, count: Int,
        part: (_ name: String, _ place: Int) -> Part? = { _, _ in nil }
    ) {
        var next = 0
        read(string, count, &next, depth: 0, argument: nil, part)
    }

    private mutating func read(
        _ string: String, _ count: Int, _ next: inout Int, depth: Int, argument: Argument?,
        _ part: (String, Int) -> Part?
    ) {
        var rest = string[...]
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent])
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                append("%")
                rest = rest.dropFirst(2)
            } else if let argument, rest.hasPrefix("%arg") {
                append(argument)
                rest = rest.dropFirst(4)
            } else if let variable = Self.variable(in: rest) {
                let found =
                    depth < Self.maximumDepth ? part(variable.name, variable.index ?? next) : nil
                if let found {
                    let own = Argument(index: found.argument, specifier: found.specifier)
                    // Specifiers in the text of a variable are those of its value and of the next ones.
                    var inner = found.argument
                    if variable.index == nil { next += 1 }
                    read(found.text, count, &inner, depth: depth + 1, argument: own, part)
                } else {
                    append(rest[..<variable.end])
                }
                rest = rest[variable.end...]
            } else if let place = Self.place(in: rest),
                (0..<count).contains(place.index ?? next)
            {
                append(Argument(index: place.index ?? next, specifier: place.specifier))
                if place.index == nil { next += 1 }
                rest = rest[place.end...]
            } else {
                append("%")
                rest = rest.dropFirst()
            }
        }
        append(rest)
    }

    private mutating func append(_ text: Substring) { words[words.count - 1] += text }

    private mutating func append(_ argument: Argument) {
        arguments.append(argument)
        words.append("")
    }

    private static func place(
        in string: Substring
    ) -> (index: Int?, specifier: String, end: String.Index)? {
        let pattern = /%(?:(\d{1,2})\$)?([-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@])/
        guard let match = string.prefixMatch(of: pattern) else { return nil }
        return (index(match.1), "%\(match.2)", match.range.upperBound)
    }

    private static func variable(
        in string: Substring
    ) -> (index: Int?, name: String, end: String.Index)? {
        guard let match = string.prefixMatch(of: /%(?:(\d{1,2})\$)?#@([^@]*)@/) else { return nil }
        return (index(match.1), String(match.2), match.range.upperBound)
    }

    private static func index(_ digits: Substring?) -> Int? {
        digits.flatMap { Int($0) }.map { $0 - 1 }
    }
}
