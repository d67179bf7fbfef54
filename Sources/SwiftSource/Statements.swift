/// The statements of a closure's body, as ranges of tokens.
///
/// A line break ends a statement by Swift's rules: not in brackets, not behind an operator that needs
/// an operand, and not in front of a token that continues the expression.
package struct Statements {
    package let list: TokenList
    package let ranges: [Range<Int>]

    package init(_ list: TokenList, in body: Range<Int>) {
        self.list = list
        var ranges: [Range<Int>] = []
        var start = body.lowerBound
        var index = start
        var isInAttributes = list.text(start) == "@"
        while index < body.upperBound {
            if isInAttributes, Self.introducers.contains(list.text(index)) {
                isInAttributes = false
            }
            let isSeparator = list.text(index) == ";"
            let next = list.index(after: index)
            let ends =
                next >= body.upperBound || isSeparator || list.text(next) == ";"
                || !isInAttributes && Self.breaks(between: next - 1, and: next, in: list)
            if ends {
                let end = isSeparator ? index : min(next, body.upperBound)
                if start < end { ranges.append(start..<end) }
                start = next
                isInAttributes = list.text(start) == "@"
            }
            index = next
        }
        self.ranges = ranges
    }

    private static let introducers: Set = [
        "var", "let", "func", "struct", "class", "enum", "actor", "typealias", "init", "subscript",
    ]

    /// Words that something follows, be it on the next line.
    private static let prefixes: Set = [
        "var", "let", "try", "await", "as", "is", "any", "some", "inout", "throw", "where",
    ]

    private static func breaks(between last: Int, and next: Int, in list: TokenList) -> Bool {
        guard let before = list[last], let after = list[next], after.startsLine else {
            return false
        }
        switch before.kind {
        case .op where before.followsSpace || ["=", "->"].contains(list.text(last)): return false
        case .op where ["try", "as"].contains(list.text(last - 1)): return false
        case .mark where [",", ":", "."].contains(list.text(last)): return false
        case .word where prefixes.contains(list.text(last)): return false
        default: break
        }
        switch after.kind {
        case .op: return list[next + 1]?.followsSpace == false
        case .mark: return ![".", ",", ":"].contains(list.text(next))
        case .open: return list.text(next) != "{"
        case .word: return !["as", "is", "else"].contains(list.text(next))
        case .literal, .close: return true
        }
    }
}
