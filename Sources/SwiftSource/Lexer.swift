/// Splits Swift source into tokens, without comments and space.
///
/// Every source has tokens; the first thing that is not well formed (a string or a comment without
/// an end) is in ``problem``.
package struct Lexer {
    /// Deeper interpolation in interpolation is refused, so that no source can exhaust the stack.
    private static let greatestDepth = 64

    let bytes: [UInt8]
    var position = 0
    private(set) var problem: Diagnostic?
    private(set) var depth = 0
    private var last: Token?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func report(_ message: String, at position: Int) {
        problem = problem ?? Diagnostic(message, at: position)
    }

    /// The byte `distance` bytes ahead, or `nil` behind the end.
    func byte(_ distance: Int = 0) -> UInt8? {
        let index = position + distance
        return index < bytes.count ? bytes[index] : nil
    }

    func isAt(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    }

    mutating func next() -> Token? {
        let (startsLine, followsSpace) = skipSpace()
        guard let first = byte() else { return nil }
        let start = position
        let kind = kind(of: first)
        let token = Token(
            kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace)
        last = token
        return token
    }

    /// Goes behind the parenthesis that closes the one just passed, as of an interpolation.
    mutating func skipInterpolation() {
        guard depth < Self.greatestDepth else {
            report("Strings are nested too deeply.", at: position)
            position = bytes.count
            return
        }
        depth += 1
        last = nil
        var open = 1
        while open > 0, let token = next() {
            if token.kind == .open { open += 1 }
            if token.kind == .close { open -= 1 }
        }
        depth -= 1
    }

    /// Passes the token that begins with `first`.
    private mutating func kind(of first: UInt8) -> Token.Kind {
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#"), skipString() {
            return .literal
        }
        if first == UInt8(ascii: "#") || first == UInt8(ascii: "/"), skipRegex(after: last) {
            return .literal
        }
        let start = position
        position += 1
        switch first {
        case UInt8(ascii: "`"):
            while let letter = byte(), letter != 10 {
                position += 1
                if letter == first { return .word }
            }
            report("A name in backticks has no end.", at: start)
            return .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .literal
        case _ where Self.isInWord(first):
            while let letter = byte(), Self.isInWord(letter) { position += 1 }
            return .word
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .close
        case UInt8(ascii: "."):
            guard byte() == first else { return .mark }
            while let sign = byte(), sign == first || Self.isOperator(sign) { position += 1 }
            return .op
        case UInt8(ascii: ">"):
            // A token by itself: `Array<Int>=[]` has a type and an equals sign.
            return .op
        case _ where Self.isOperator(first):
            while let sign = byte(), Self.isOperator(sign), !isAt("//"), !isAt("/*") {
                position += 1
            }
            return .op
        default: return .mark
        }
    }

    private mutating func skipNumber() {
        while let digit = byte() {
            let isFraction = digit == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true
            guard Self.isInWord(digit) || isFraction else { return }
            position += 1
        }
    }

    /// Passes space and comments.
    ///
    /// - Returns: Whether they contain a line break, and whether there are any.
    private mutating func skipSpace() -> (startsLine: Bool, followsSpace: Bool) {
        let start = position
        var startsLine = start == 0
        while let first = byte() {
            if isAt("//") {
                while let letter = byte(), letter != 10, letter != 13 { position += 1 }
            } else if isAt("/*") {
                startsLine = skipComment() || startsLine
            } else if first <= 32 {
                startsLine = startsLine || first == 10 || first == 13
                position += 1
            } else {
                break
            }
        }
        return (startsLine, start == 0 || position > start)
    }

    /// Passes a comment and the comments in it.
    ///
    /// - Returns: Whether it has several lines.
    private mutating func skipComment() -> Bool {
        let start = position
        var open = 0
        var hasLineBreak = false
        while let first = byte() {
            if isAt("/*") {
                open += 1
                position += 2
            } else if isAt("*/") {
                open -= 1
                position += 2
                if open == 0 { return hasLineBreak }
            } else {
                hasLineBreak = hasLineBreak || first == 10 || first == 13
                position += 1
            }
        }
        report("A comment has no end.", at: start)
        return hasLineBreak
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// True if a byte is part of a word.
    ///
    /// All bytes outside ASCII are. An operator outside ASCII is then a word, which ends no statement
    /// too early.
    package static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit(byte)
        }
    }

    static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
