extension Lexer {
    /// Passes the string that begins here, if one does: with any number of `#` before its quotation
    /// marks, on one line or on several.
    mutating func skipString() -> Bool {
        let start = position
        let hashes = skipHashes()
        guard byte() == UInt8(ascii: "\"") else {
            position = start
            return false
        }
        // `#"""#` is one quotation mark on one line.
        let isQuote = hashes > 0 && endsString(quotes: 1, hashes: hashes, ahead: 2)
        let isLong = isAt("\"\"\"") && !isQuote
        let quotes = isLong ? 3 : 1
        position += quotes
        while let first = byte() {
            if endsString(quotes: quotes, hashes: hashes, ahead: 0) {
                position += quotes + hashes
                return true
            }
            if first == UInt8(ascii: "\\"), hasHashes(hashes, ahead: 1) {
                position += 1 + hashes
                let escaped = byte()
                if escaped != nil { position += 1 }
                if escaped == UInt8(ascii: "(") { skipInterpolation() }
            } else if !isLong, first == 10 || first == 13 {
                break
            } else {
                position += 1
            }
        }
        report("A string has no end.", at: start)
        return true
    }

    /// Passes the regular expression that begins here, if one does.
    ///
    /// A slash begins one where an operand can be, if another follows on the line, nothing that closes
    /// a parenthesis from outside between them, and no space behind the first.
    mutating func skipRegex(after last: Token?) -> Bool {
        let start = position
        let hashes = skipHashes()
        guard byte() == UInt8(ascii: "/"), hashes > 0 || isOperand(after: last) else {
            position = start
            return false
        }
        position += 1
        if hashes == 0, byte().map({ $0 <= 32 }) != false {
            position = start
            return false
        }
        var open = 0
        while let first = byte() {
            position += 1
            switch first {
            case UInt8(ascii: "/"):
                guard hasHashes(hashes, ahead: 0) else { continue }
                position += hashes
                return true
            case UInt8(ascii: "\\"): position = min(position + 1, bytes.count)
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            default: break
            }
            if hashes == 0, open < 0 || first == 10 || first == 13 { break }
        }
        position = start
        return false
    }

    /// Whether an operand is expected behind `last`, not an operator.
    private func isOperand(after last: Token?) -> Bool {
        guard let last else { return true }
        switch last.kind {
        case .open, .op: return true
        case .close, .literal: return false
        case .mark: return bytes[last.range.lowerBound] != UInt8(ascii: ".")
        case .word:
            let word = String(decoding: bytes[last.range], as: UTF8.self)
            return ["return", "in", "case", "try", "await", "if", "while", "else"].contains(word)
        }
    }

    private mutating func skipHashes() -> Int {
        let start = position
        while byte() == UInt8(ascii: "#") { position += 1 }
        return position - start
    }

    private func hasHashes(_ count: Int, ahead distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    private func endsString(quotes: Int, hashes: Int, ahead distance: Int) -> Bool {
        (0..<quotes).allSatisfy { byte(distance + $0) == UInt8(ascii: "\"") }
            && hasHashes(hashes, ahead: distance + quotes)
    }
}
