import Foundation

/// A page of documentation, as text.
struct Document: CustomStringConvertible {
    /// The path relative to the repository's root, such as `docs/layout.md`.
    let path: String
    let text: String

    var description: String { path }

    /// The rules in the text, such as `STACK-3`.
    var rules: [String] { Rule.all(in: text) }

    /// The texts of the headings.
    var headings: Set<String> {
        Set(text.matches(of: /(?m)^#+ (.+)$/).map { String($0.1) })
    }

    /// The paths in back ticks that begin with a folder of the repository.
    ///
    /// Files that the page creates are not among them.
    var files: Set<String> {
        let text = text.replacing(/Create [^`\n]*`[^`]+`/, with: "")
        let folder = /`((?:Sources|Tests|Apps|Benchmarks|scripts|docs)\/[\w\/+.~-]+)`/
        let module = /`(Lozenge\w*\/[\w\/+]+\.swift)`/
        return Set(text.matches(of: folder).map { String($0.1) })
            .union(text.matches(of: module).map { "Sources/" + $0.1 })
    }

    /// Returns the pages in `docs` and at the root.
    static func all() -> [Document] {
        let names = FileManager.default.enumerator(atPath: Repository.path("docs"))?.compactMap {
            $0 as? String
        }
        let pages = (names ?? []).sorted().map { "docs/" + $0 }
        return (pages + ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]).compactMap {
            Document($0)
        }
    }

    init?(_ path: String) {
        guard path.hasSuffix(".md"),
            let text = try? String(contentsOfFile: Repository.path(path), encoding: .utf8)
        else { return nil }
        self.path = path
        self.text = text
    }
}

/// The identifiers of rules.
enum Rule {
    /// Returns the rules that `text` names; `STACK-1 to STACK-3` and `STACK-1..3` name all three.
    static func all(in text: String) -> [String] {
        let rule = /\b([A-Z]{2,})-(\d+)(?:(?: to |\.\.)(?:\1-)?(\d+))?/
        return text.matches(of: rule).flatMap { match -> [String] in
            guard !standards.contains(String(match.1)), let first = Int(match.2) else { return [] }
            let last = match.3.flatMap { Int($0) } ?? first
            return (first...max(first, last)).map { "\(match.1)-\($0)" }
        }
    }

    /// The names of standards that look like rules.
    private static let standards: Set = ["UTF", "ISO", "MPEG", "EG", "BT", "IEC", "SHA", "RFC"]
}

/// The folder of the repository.
enum Repository {
    static func path(_ relative: String) -> String { root + relative }

    static func contains(_ relative: String) -> Bool {
        FileManager.default.fileExists(atPath: path(relative))
    }

    private static let root = #filePath.components(separatedBy: "Tests/ArchitectureTests")[0]
}
