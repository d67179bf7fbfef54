import Foundation

/// An article with listings, used as a test of the toolkit.
struct SeedDocument {
    let text: String

    /// The folder of the documents: beside the repository.
    static let folder = repository + "../shared/seeds/"
    static let areThere = FileManager.default.fileExists(atPath: folder)

    private static let repository = #filePath.components(separatedBy: "Tests/SeedTests")[0]

    /// Returns the document whose file name begins with `number`.
    init(number: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        let name = names.first { $0.hasPrefix(number) } ?? number
        text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    }

    /// The listings that an app can contain.
    ///
    /// Without SwiftUI's own protocols, and listings that the article marks as illegal.
    var listings: [String] {
        codeBlocks.filter { !$0.hasPrefix("protocol ") && !$0.contains("🛑") }
    }

    /// The blocks of code: from a line with an indented line below it to the closing line.
    private var codeBlocks: [String] {
        let lines = text.components(separatedBy: .newlines)
        var blocks: [String] = []
        var block: [String] = []
        var depth = 0
        for (line, next) in zip(lines, lines.dropFirst() + [""]) {
            if block.isEmpty {
                guard !line.isEmpty, !line.hasPrefix(" ") else { continue }
                guard line.hasSuffix("{") || next.hasPrefix("    ") else { continue }
            }
            block.append(line)
            depth += line.count { "{(".contains($0) } - line.count { "})".contains($0) }
            if depth == 0, !next.hasPrefix("    ") {
                blocks.append(block.joined(separator: "\n"))
                block = []
            }
        }
        return blocks
    }

    /// The listings of this test target, as they are compiled.
    static func compiledListings() throws -> String {
        let folder = repository + "Tests/SeedTests/Listings/"
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { try String(contentsOfFile: folder + $0, encoding: .utf8) }
            .joined(separator: "\n")
    }
}

extension String {
    /// This text with each run of white space replaced by a single space.
    var withPlainSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
