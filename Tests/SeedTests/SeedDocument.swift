import Foundation

/// A text that the toolkit is measured by, with its listings.
struct SeedDocument {
    let text: String

    /// Where the documents are: beside the repository.
    static let folder = repository + "../shared/seeds/"
    static let areThere = FileManager.default.fileExists(atPath: folder)

    private static let repository = #filePath.components(separatedBy: "Tests/SeedTests")[0]

    /// The document whose file name begins with `number`.
    init(number: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        let name = names.first { $0.hasPrefix(number) } ?? number
        text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
    }

    /// The listings that an app can contain.
    ///
    /// Left out are SwiftUI's own protocols, and what the text marks as illegal.
    var listings: [String] {
        codeBlocks.filter { !$0.hasPrefix("protocol ") && !$0.contains("🛑") }
    }

    /// Everything that is code: from a line with an indented line below it to where it is closed.
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
    /// This text with every run of white space made a single space.
    var withPlainSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
