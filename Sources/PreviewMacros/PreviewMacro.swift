/// `#Preview`: a function without a caller, which makes the preview.
///
/// The function is private, so that an optimised build drops it with all it needs, after its types
/// have been checked. It names only declarations of Lozenge that no app declares another of.
enum PreviewMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let list = try TokenList(use.source)
        let call = try MacroCall(list)
        let arguments = try body(of: call) ?? use.source[call.arguments]
        return """
            @MainActor private func \(uniqueName("Preview", use))() -> _PreviewDeclaration {
            _PreviewDeclaration\(arguments)
            }
            """
    }

    /// A name that the compiler accepts from an expansion, by its rule for mangled names.
    private static func uniqueName(_ word: String, _ use: MacroUse) -> String {
        "\(use.discriminator)\(word.utf8.count)\(word)fMu_"
    }

    /// The arguments with the properties that are `@Previewable` moved out of the body into a view around
    /// the rest of it; `nil` if there is no such property.
    private static func body(of call: MacroCall) throws(Diagnostic) -> String? {
        guard let body = call.body, let opener = call.list[body.lowerBound - 1],
            let closer = call.list[body.upperBound]
        else { return nil }
        let source = call.list.source
        let start = closureStart(call.list, body)
        let properties = try previewables(in: Statements(call.list, in: start..<body.upperBound))
        guard !properties.isEmpty else { return nil }
        var declarations = ""
        var rest = ""
        var position = call.list[start - 1]?.range.upperBound ?? opener.range.upperBound
        for property in properties {
            let range = call.list.bytes(property.statement)
            let attribute = call.list.bytes(property.attribute)
            declarations += source[range.lowerBound..<attribute.lowerBound]
            declarations += source[attribute.upperBound..<range.upperBound] + "\n"
            rest += source[position..<range.lowerBound]
            position = range.upperBound
            // The semicolon behind a declaration separates nothing any more.
            if call.list.text(property.statement.upperBound) == ";" { position += 1 }
        }
        rest += source[position..<closer.range.lowerBound]
        let head = source[call.arguments.lowerBound..<opener.range.upperBound]
        let tail = source[closer.range.lowerBound..<call.arguments.upperBound]
        return """
            \(head)
            struct __PreviewContent: _PreviewContentView {
            \(declarations)var body: some _PreviewContentView {\(rest)}
            }
            return __PreviewContent()
            \(tail)
            """
    }

    /// The index of the first token behind the parameters of a closure.
    private static func closureStart(_ list: TokenList, _ body: Range<Int>) -> Int {
        var index = body.lowerBound
        while index < body.upperBound {
            switch list.text(index) {
            case "in": return index + 1
            case "@":
                guard list.attributeName(index) != "Previewable" else { return body.lowerBound }
                index = list.index(afterAttribute: index)
            case "[", "(", "async", "throws", "->", ".", "any", "some": index = list.index(after: index)
            case _ where list.text(index - 1) == "->" || ["any", "some", "."].contains(list.text(index - 1)):
                index += 1
            default: return body.lowerBound
            }
        }
        return body.lowerBound
    }

    private struct Property {
        let statement: Range<Int>
        let attribute: Range<Int>
    }

    private static func previewables(in statements: Statements) throws(Diagnostic) -> [Property] {
        var properties: [Property] = []
        let list = statements.list
        var conditions = 0
        for statement in statements.ranges {
            if list.text(statement.lowerBound) == "#" {
                let word = list.text(statement.lowerBound + 1)
                conditions += word == "if" ? 1 : word == "endif" ? -1 : 0
            }
            var index = statement.lowerBound
            while list.text(index) == "@" {
                let end = min(list.index(afterAttribute: index), statement.upperBound)
                if list.attributeName(index) == PreviewableMacro.name {
                    let isProperty = list.firstIndex(in: statement) { ["var", "let"].contains(list.text($0)) }
                    let place = list.bytes(index..<end).lowerBound
                    guard isProperty != nil else {
                        throw Diagnostic("@Previewable needs a property: `var` and a name.", at: place)
                    }
                    guard conditions == 0 else {
                        throw Diagnostic("@Previewable cannot depend on a condition.", at: place)
                    }
                    properties.append(Property(statement: statement, attribute: index..<end))
                    break
                }
                index = end
            }
        }
        return properties
    }
}
