import BenchSupport
import Foundation
import LozengeCore
import LozengeText

/// `TextBench <measure> FILE [repetitions]` measures one thing with the lines of a file and prints it as JSON.
///
/// No window is opened.
@main
struct TextBench {
    /// The font of all texts, as in `peers/pango-text`.
    static let font = ResolvedFont(family: "DejaVu Sans", size: 15)

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else { fail(usage) }
        let texts = lines(of: arguments[1])
        let repetitions = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0

        switch arguments[0] {
        case "rebreak": print(Rebreak.measured(texts[0], repetitions))
        case "labels": print(Labels.measured(texts))
        case "paragraphs": print(Paragraphs.measured(texts, repetitions))
        case "cache": print(CacheSize.measured(texts))
        default: fail(usage)
        }
    }

    static let usage = "usage: TextBench rebreak|labels|paragraphs|cache FILE [REPETITIONS]"

    private static func lines(of path: String) -> [String] {
        guard let content = try? String(contentsOfFile: path, encoding: .utf8) else {
            fail("\(path) cannot be read.")
        }
        let lines = content.split(separator: "\n").map(String.init)
        if lines.isEmpty { fail("\(path) has no text.") }
        return lines
    }
}
