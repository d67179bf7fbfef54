import SwiftSource

/// A use of a freestanding macro: `#Name(arguments) { body }`.
struct MacroCall {
    let list: TokenList
    /// The offset of the `#`.
    let start: Int
    /// The arguments in parentheses and the trailing closure, as written.
    let arguments: Range<Int>
    /// The tokens between the braces of the body; `nil` if the body is no closure but, say, a function.
    let body: Range<Int>?

    init(_ list: TokenList) throws(Diagnostic) {
        // Attributes may stand in front, as in `@available(…) #Preview { }`.
        let tokens = 0..<list.tokens.count
        guard let hash = list.firstIndex(in: tokens, where: { list.text($0) == "#" }),
            let name = list[hash + 1], name.kind == .word
        else { throw Diagnostic("This is no use of a macro.", at: 0) }
        var index = hash + 2
        var body: Range<Int>?
        let end = name.range.upperBound
        if list.text(index) == "(" {
            body = Self.body(of: list, in: list.inside(index))
            index = list.index(after: index)
        }
        if list.text(index) == "{" {
            body = list.inside(index)
            index = list.index(after: index)
        }
        guard index > hash + 2 else {
            throw Diagnostic("A preview needs a closure with its view.", at: end)
        }
        if let extra = list[index] {
            throw Diagnostic(
                "Nothing can follow the closure of a preview.", at: extra.range.lowerBound)
        }
        self.list = list
        start = list.offset(of: hash)
        self.body = body
        arguments = end..<list.bytes(hash..<index).upperBound
    }

    /// The tokens between the braces of the argument `body: { }`; `nil` if there is no such argument.
    private static func body(of list: TokenList, in arguments: Range<Int>) -> Range<Int>? {
        let label = list.firstIndex(in: arguments) { index in
            list.text(index) == "body" && list.text(index + 1) == ":"
                && list.text(index + 2) == "{"
                && [",", ")"].contains(list.text(list.index(after: index + 2)))
        }
        return label.map { list.inside($0 + 2) }
    }
}
