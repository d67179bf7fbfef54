import SwiftSource

/// A property that `@Entry` stands at: `var name: Type = initializer`.
struct EntryProperty {
    /// The name without backticks.
    let bareName: String
    let initializer: String?
    /// The offset of the word `var`.
    let position: Int

    init(_ list: TokenList) throws(Diagnostic) {
        let end = list.tokens.count
        var index = 0
        while index < end, !["var", "let", "func", "struct", "class"].contains(list.text(index)) {
            if list.text(index) == "@" {
                index = list.index(afterAttribute: index)
                continue
            }
            if list.text(index) == "static" {
                throw Diagnostic("@Entry cannot be static.", at: list.offset(of: index))
            }
            index = list.index(after: index)
        }
        position = list.offset(of: index)
        guard list.text(index) == "var", let name = list[index + 1], name.kind == .word else {
            throw Diagnostic(
                "@Entry needs a variable: `var`, a name, and a type or a value.", at: position)
        }
        bareName = list.source[name.range].filter { $0 != "`" }
        index += 2
        let hasType = list.text(index) == ":"
        if hasType {
            index = list.firstIndex(in: index..<end) { ["=", "{"].contains(list.text($0)) } ?? end
        }
        let hasInitializer = list.text(index) == "="
        let last = list.firstIndex(in: index..<end) { list.index(after: $0) >= end }
        if let last, list.text(last) == "{", ["willSet", "didSet"].contains(list.text(last + 1)) {
            index = last
        }
        initializer = hasInitializer ? list.source[list.bytes(index + 1..<end)] : nil
        if list.text(index) == "=" { index = end }
        guard index >= end else {
            throw Diagnostic(
                "@Entry needs a stored property; this one has accessors.",
                at: list.offset(of: index))
        }
        guard hasType || hasInitializer else {
            throw Diagnostic(
                "@Entry needs a type or a value to infer it from.", at: name.range.lowerBound)
        }
    }
}
