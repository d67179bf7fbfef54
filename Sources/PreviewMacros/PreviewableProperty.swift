import SwiftSource

/// A property at the top level of a preview's closure that is marked `@Previewable`.
struct PreviewableProperty {
    /// The declaration without the attribute.
    let declaration: String
    /// The bytes of the declaration, and of the semicolon behind it.
    let range: Range<Int>

    /// The marked properties in a closure's statements.
    ///
    /// A mark anywhere else, in a nested closure or between `#if` and `#endif`, is an error: the
    /// compiler does not expand attributes of local variables and would ignore it.
    static func all(
        in body: Range<Int>, of list: TokenList
    ) throws(Diagnostic) -> [PreviewableProperty] {
        var marks = body.filter { list.text($0) == "@" && list.attributeName($0) == name }
        guard !marks.isEmpty else { return [] }
        var properties: [PreviewableProperty] = []
        var conditions = 0
        for statement in Statements(list, in: body).ranges {
            if list.text(statement.lowerBound) == "#" {
                let word = list.text(statement.lowerBound + 1)
                conditions += word == "if" ? 1 : word == "endif" ? -1 : 0
            }
            guard conditions == 0, let mark = mark(in: statement, of: list) else { continue }
            marks.removeAll { $0 == mark }
            properties.append(try PreviewableProperty(statement, markedAt: mark, of: list))
        }
        if let mark = marks.first {
            throw Diagnostic(
                "@Previewable belongs to a property at the top level of a #Preview's closure.",
                at: list.offset(of: mark))
        }
        return properties
    }

    private static let name = "Previewable"

    /// The index of the mark among the attributes that a statement begins with.
    private static func mark(in statement: Range<Int>, of list: TokenList) -> Int? {
        var index = statement.lowerBound
        while index < statement.upperBound, list.text(index) == "@" {
            if list.attributeName(index) == name { return index }
            index = list.index(afterAttribute: index)
        }
        return nil
    }

    private init(
        _ statement: Range<Int>, markedAt mark: Int, of list: TokenList
    ) throws(Diagnostic) {
        let introducer = list.firstIndex(in: statement) { ["var", "let"].contains(list.text($0)) }
        guard introducer != nil else {
            throw Diagnostic(
                "@Previewable needs a property: `var` and a name.", at: list.offset(of: mark))
        }
        let bytes = list.bytes(statement)
        let next = list.offset(of: list.index(afterAttribute: mark))
        declaration =
            list.source[bytes.lowerBound..<list.offset(of: mark)]
            + list.source[next..<max(next, bytes.upperBound)]
        let separator = statement.upperBound
        range =
            list.text(separator) == ";"
            ? bytes.lowerBound..<list.bytes(separator..<separator + 1).upperBound : bytes
    }
}
