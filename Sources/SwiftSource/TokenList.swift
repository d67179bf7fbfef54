/// The tokens of a source whose brackets are balanced.
package struct TokenList {
    package let source: SourceText
    package let tokens: [Token]
    /// For each opening bracket the index of the closing one, otherwise the index itself.
    private let closers: [Int]

    package init(_ source: SourceText) throws(Diagnostic) {
        var lexer = Lexer(source.bytes)
        var tokens: [Token] = []
        var closers: [Int] = []
        var open: [Int] = []
        while let token = lexer.next() {
            let index = tokens.count
            tokens.append(token)
            closers.append(index)
            if token.kind == .open {
                open.append(index)
            } else if token.kind == .close {
                let place = token.range.lowerBound
                guard let opener = open.popLast(), Self.match(tokens[opener], token, in: source)
                else { throw Diagnostic("This bracket closes none.", at: place) }
                closers[opener] = index
            }
        }
        if let problem = lexer.problem { throw problem }
        if let opener = open.last {
            throw Diagnostic("This bracket is never closed.", at: tokens[opener].range.lowerBound)
        }
        self.source = source
        self.tokens = tokens
        self.closers = closers
    }

    private static func match(_ opener: Token, _ closer: Token, in source: SourceText) -> Bool {
        ["()", "[]", "{}"].contains(source[opener.range] + source[closer.range])
    }

    /// The token at `index`, or `nil` where there is none.
    package subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// The offset of the token at `index`; behind the last token, the end of the source.
    package func offset(of index: Int) -> Int {
        self[index]?.range.lowerBound ?? source.bytes.count
    }

    package func text(_ index: Int) -> String { self[index].map { source[$0.range] } ?? "" }

    /// The index behind the token at `index`, or behind the bracket that closes it.
    package func index(after index: Int) -> Int {
        (tokens.indices.contains(index) ? closers[index] : index) + 1
    }

    /// The indices of the tokens between the bracket at `index` and its closing one.
    package func inside(_ index: Int) -> Range<Int> {
        guard self[index]?.kind == .open else { return index..<index }
        return index + 1..<closers[index]
    }

    /// The bytes of the tokens in `range`, with all that stands between them.
    package func bytes(_ range: Range<Int>) -> Range<Int> {
        let indices = range.clamped(to: tokens.indices)
        guard let first = self[indices.lowerBound], let last = self[indices.upperBound - 1],
            !indices.isEmpty
        else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The index of the first token in `range`, outside of brackets, that fulfils `condition`.
    package func firstIndex(in range: Range<Int>, where condition: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if condition(index) { return index }
            index = self.index(after: index)
        }
        return nil
    }

    /// The index behind the attribute that begins with the `@` at `index`: a name, possibly qualified or
    /// generic, and its arguments.
    package func index(afterAttribute index: Int) -> Int {
        var index = index + 2
        while text(index) == "." { index += 2 }
        if text(index) == "<" {
            var depth = 0
            repeat {
                if text(index) == "<" { depth += 1 }
                if text(index) == ">" { depth -= 1 }
                index = self.index(after: index)
            } while depth > 0 && index < tokens.count
        }
        if text(index) == "(", self[index]?.followsSpace == false {
            index = self.index(after: index)
        }
        return index
    }

    /// The name behind the token at `index`, such as the `@` of an attribute, without its module.
    package func attributeName(_ index: Int) -> String {
        var index = index + 1
        while text(index + 1) == "." { index += 2 }
        return text(index)
    }

    /// The index of the first token behind the parameters of a closure, `(a) -> T in`; the first in its
    /// body if there are none.
    package func index(afterParameters body: Range<Int>) -> Int {
        var index = body.lowerBound
        while index < body.upperBound {
            switch text(index) {
            case "in": return index + 1
            case "@": index = self.index(afterAttribute: index)
            case "[", "(", "async", "throws", "->", ".", "any", "some", "<", ">", "?", "&":
                index = self.index(after: index)
            case _ where ["->", "any", "some", ".", "<", "&"].contains(text(index - 1)):
                index += 1
            default: return body.lowerBound
            }
        }
        return body.lowerBound
    }
}
