import Foundation

/// A public declaration that an app can use, with the comment above it.
struct PublicDeclaration: CustomStringConvertible {
    let line: String
    let comment: String
    let path: String

    var description: String { "\(path): \(line)" }

    /// Returns the top-level declarations of `file`, and the modifiers in extensions of views.
    ///
    /// Members of types are omitted, and so are names with a leading underscore, which no app uses.
    static func all(in file: SourceFile) -> [PublicDeclaration] {
        var found: [PublicDeclaration] = []
        var comment: [Substring] = []
        var isInView = false
        for line in file.lines {
            let trimmed = line.trimmingPrefix(while: \.isWhitespace)
            if trimmed.hasPrefix("///") {
                comment.append(trimmed)
                continue
            }
            if line == trimmed, !line.isEmpty, !line.hasPrefix("@"), !line.hasPrefix("}") {
                isInView = line.starts(with: #/extension (View|Text|Image|Shape|BasicShape)\b/#)
            }
            if isDeclaration(line, isInView: isInView) {
                found.append(
                    PublicDeclaration(
                        line: String(trimmed), comment: comment.joined(separator: "\n"),
                        path: file.path))
            }
            if !trimmed.hasPrefix("@") { comment = [] }
        }
        return found
    }

    private static func isDeclaration(_ line: Substring, isInView: Bool) -> Bool {
        if line.starts(with: #/(nonisolated )?public [\w ]*(struct|class|enum|protocol|func) /#) {
            return true
        }
        return isInView && line.starts(with: #/    (@\w+ )*public func [^_]/#)
    }
}
