import SwiftSource

/// The part of a source that other sources of its module are compiled against: all declarations,
/// without the bodies of functions and accessors.
///
/// While it stays the same, a change concerns the object of this source alone.
package struct SourceInterface: Equatable {
    private var tokens: [String] = []

    /// Returns the interface of a source; `nil` if its brackets are not balanced.
    package init?(_ source: String) {
        guard let list = try? TokenList(SourceText(source)) else { return nil }
        add(Statements(list, in: 0..<list.tokens.count))
    }

    private mutating func add(_ statements: Statements) {
        let list = statements.list
        for statement in statements.ranges { add(statement, of: list) }
    }

    private mutating func add(_ statement: Range<Int>, of list: TokenList) {
        if list.text(statement.lowerBound) == "#" {
            let conditions = ["if", "elseif", "else", "endif"]
            if conditions.contains(list.text(statement.lowerBound + 1)) {
                addAll(statement, of: list)
            }
            return
        }
        let introducer = Self.introducer(of: statement, in: list)
        switch introducer.map(list.text) {
        case "struct", "class", "enum", "actor", "extension": addType(statement, of: list)
        case "protocol", "case", "import", "typealias", "operator", "precedencegroup",
            "associatedtype":
            addAll(statement, of: list)
        case "func", "init", "subscript", "deinit", "macro": addFunction(statement, of: list)
        case "var", "let": addVariable(statement, of: list)
        default: break
        }
    }

    private mutating func addAll(_ range: Range<Int>, of list: TokenList) {
        tokens += range.map(list.text)
    }

    private mutating func addType(_ statement: Range<Int>, of list: TokenList) {
        let brace = list.firstIndex(in: statement) { list.text($0) == "{" }
        addAll(statement.lowerBound..<(brace ?? statement.upperBound), of: list)
        guard let brace else { return }
        tokens.append("{")
        add(Statements(list, in: list.inside(brace)))
        tokens.append("}")
    }

    private mutating func addFunction(_ statement: Range<Int>, of list: TokenList) {
        let brace = list.firstIndex(in: statement) { list.text($0) == "{" }
        let end = brace ?? statement.upperBound
        let isInlined = (statement.lowerBound..<end).contains {
            ["inlinable", "_transparent", "_alwaysEmitIntoClient"].contains(list.text($0))
        }
        addAll(isInlined ? statement : statement.lowerBound..<end, of: list)
        tokens.append(";")
    }

    /// A value without a type beside it may have any type; accessors count by their kinds.
    private mutating func addVariable(_ statement: Range<Int>, of list: TokenList) {
        let end =
            list.firstIndex(in: statement) { ["=", "{"].contains(list.text($0)) }
            ?? statement.upperBound
        let head = statement.lowerBound..<end
        let hasType = list.firstIndex(in: head) { list.text($0) == ":" } != nil
        let isInferred = list.text(end) == "=" && !hasType
        addAll(isInferred ? statement : head, of: list)
        let accessors: Set = ["get", "set", "willSet", "didSet", "_modify", "_read", "yielding"]
        if let brace = list.firstIndex(in: statement, where: { list.text($0) == "{" }) {
            tokens += Statements(list, in: list.inside(brace)).ranges
                .flatMap { $0.prefix(2).map(list.text) }.filter(accessors.contains)
        }
        tokens.append(end < statement.upperBound ? list.text(end) : ";")
    }

    /// The index of the word that a declaration begins with, behind attributes and modifiers; `nil` for another statement.
    private static func introducer(of statement: Range<Int>, in list: TokenList) -> Int? {
        var index = statement.lowerBound
        while index < statement.upperBound {
            let text = list.text(index)
            if introducers.contains(text) {
                // `class func` and `class var`.
                let next = list.text(index + 1)
                if text == "class", introducers.contains(next) { return index + 1 }
                return index
            }
            if text == "@" {
                index = list.index(afterAttribute: index)
            } else if modifiers.contains(text) {
                index += 1
                if list.text(index) == "(" { index = list.index(after: index) }
            } else {
                return nil
            }
        }
        return nil
    }

    private static let introducers: Set = [
        "struct", "class", "enum", "actor", "extension", "protocol", "case", "import", "typealias",
        "operator", "precedencegroup", "associatedtype", "func", "init", "subscript", "deinit",
        "macro", "var", "let",
    ]

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "static",
        "lazy", "weak", "unowned", "override", "required", "convenience", "mutating",
        "nonmutating", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
        "dynamic", "optional", "consuming", "borrowing", "distributed", "async",
    ]
}
