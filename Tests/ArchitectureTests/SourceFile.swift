import Foundation

/// A Swift file of this repository, as text.
struct SourceFile: CustomStringConvertible {
    /// The path relative to the repository's root, such as `Sources/LozengeViews/Graph/Node.swift`.
    let path: String
    let text: String

    var description: String { path }
    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The number of lines, without the empty one after the last line break.
    var lineCount: Int { text.hasSuffix("\n") ? lines.count - 1 : lines.count }

    /// The imported modules.
    var imports: Set<String> {
        Set(code.matches(of: /(?m)^[^\n"]*\bimport (?:\w+ )?(\w+)/).map { String($0.1) })
    }

    /// The names of the types that this file declares for the rest of its target.
    var declaredTypes: Set<String> {
        let declaration =
            /(?m)^(?!.*\bprivate\b)[\w@() ]*\b(?:struct|class|enum|protocol) ([A-Z_]\w*)/
        return Set(
            code.matches(of: declaration).filter { !$0.0.hasPrefix(" ") }.map { String($0.1) })
    }

    /// The words of this file's code.
    var words: Set<String> { Set(code.matches(of: /\w+/).map { String($0.0) }) }

    /// The comments, without those in string literals that span lines.
    var comments: String {
        text.replacing(/(?s)""".*?"""/, with: "").matches(of: /\/\/[^\n]*/).map { String($0.0) }
            .joined(separator: "\n")
    }

    /// The text without comments and string literals.
    var code: String {
        text.replacing(/(?s)""".*?"""/, with: "\"\"")
            .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
            .replacing(/\/\/[^\n]*/, with: "")
    }

    /// Returns all files below `folder`.
    static func all(in folder: String) -> [SourceFile] {
        let names = FileManager.default.enumerator(atPath: Repository.path(folder))?.compactMap {
            $0 as? String
        }
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let path = folder + "/" + name
            guard let text = try? String(contentsOfFile: Repository.path(path), encoding: .utf8)
            else {
                return nil
            }
            return SourceFile(path: path, text: text)
        }
    }

    /// Returns all files in some rooms of LozengeViews.
    static func all(inRooms rooms: [String]) -> [SourceFile] {
        rooms.flatMap { all(in: "Sources/LozengeViews/\($0)") }
    }
}
