/// A message of the compiler.
package struct CompilerMessage: Hashable, Sendable {
    package enum Kind: String, Sendable { case error, warning, note }

    package let kind: Kind
    /// The path of the source; `nil` for a message about no place.
    package let file: String?
    /// The line, from 1; 0 for none.
    package let line: Int
    package let text: String

    /// Creates an error about no place.
    package init(_ text: String) { self.init(kind: .error, file: nil, line: 0, text: text) }

    init(kind: Kind, file: String?, line: Int, text: String) {
        (self.kind, self.file, self.line, self.text) = (kind, file, line, text)
    }

    /// Returns the errors in the output of a compiler; if there are none, all of the output as one.
    ///
    /// - Parameter output: Lines of the form `path:line:column: error: text`, and others.
    /// - Returns: The errors, each once.
    package static func errors(in output: String) -> [CompilerMessage] {
        var known: Set<CompilerMessage> = []
        let errors = output.split(separator: "\n").compactMap { line -> CompilerMessage? in
            guard let message = CompilerMessage(line: line), message.kind == .error,
                known.insert(message).inserted
            else { return nil }
            return message
        }
        if errors.isEmpty, let text = output.split(separator: "\n").last {
            return [CompilerMessage(String(text))]
        }
        return errors
    }

    private init?(line: Substring) {
        for kind in [Kind.error, .warning, .note] {
            let mark = "\(kind.rawValue): "
            guard let range = line.firstRange(of: mark) else { continue }
            let place = line[..<range.lowerBound]
            let text = String(line[range.upperBound...])
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            if place.isEmpty || place.hasPrefix("<unknown>") {
                self.init(kind: kind, file: nil, line: 0, text: text)
                return
            }
            guard parts.count >= 4, let number = Int(parts[parts.count - 3]) else { continue }
            let file = parts[..<(parts.count - 3)].joined(separator: ":")
            self.init(kind: kind, file: file, line: number, text: text)
            return
        }
        return nil
    }
}
