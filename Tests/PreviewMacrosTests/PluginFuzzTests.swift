import Foundation
import RandomFixtures
import Testing

@Suite("Random source")
struct PluginFuzzTests {
    @Test("Every source ends in an expansion or in a diagnostic inside of it")
    func tokens() throws {
        let first = Seeds.seed(41_000)
        let plugin = try PluginProcess()
        for number in 0..<UInt64(Seeds.count("LOZENGE_SOURCES", 3_000)) {
            let seed = first + number
            var random = SeededGenerator(seed: seed)
            let source = Self.source(&random)
            let context = ["extension EnvironmentValues {}", "#Preview", "func f()", source]
                .filter { _ in Bool.random(using: &random) }
            let expansion =
                switch number % 4 {
                case 0: try plugin.preview("#Preview { \(source) }", in: context)
                case 1: try plugin.preview("#Preview\(source)", in: context)
                case 2:
                    try plugin.attribute(
                        "Entry", role: Bool.random(using: &random) ? "peer" : "accessor",
                        at: "@Entry var a\(source)", in: context)
                default: try plugin.attribute("Previewable", role: "peer", at: source, in: context)
                }
            #expect((expansion.code == nil) == (expansion.problems.count == 1), "seed \(seed)")
            for problem in expansion.problems {
                let end = 100 + source.utf8.count + 13
                #expect((100...end).contains(problem.offset), "seed \(seed): \(problem)")
            }
        }
    }

    @Test("Every message gets a reply")
    func messages() throws {
        let first = Seeds.seed(42_000)
        let plugin = try PluginProcess()
        for number in 0..<UInt64(Seeds.count("LOZENGE_MESSAGES", 1_000)) {
            var random = SeededGenerator(seed: first + number)
            var message = Array(Self.message.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<message.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: message.remove(at: place)
                case 1: message[place] = UInt8.random(in: 0...255, using: &random)
                default: message.insert(UInt8.random(in: 32...126, using: &random), at: place)
                }
            }
            #expect(throws: Never.self, "seed \(first + number)") {
                _ = try plugin.reply(to: Data(message))
            }
        }
    }

    private static let message = ##"""
        {"expandFreestandingMacro":{"macroRole":"declaration","discriminator":"$s",
         "macro":{"typeName":"PreviewMacro"},
         "syntax":{"source":"#Preview(\"\u00e9\") { Text(\"a\") }",
          "location":{"offset":12,"fileName":"a"}}}}
        """##

    /// The pieces of random source: everything that the lexer and the parsers look at.
    private static let pieces = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "#", "##", "\\(",
        "\\",
        "/", "//", "/*", "*/", "#/", "/#", "\n", "\n", " ", " ", ";", ",", ":", ".", "...", "=",
        "->",
        "+", "-", "?", "!", "&", "@", "@Previewable", "@Previewable @State var a = 1", "@State",
        "var",
        "let", "a", "b1", "3", "0x1F", "4.5", "`", "`class`", "$x", "in", "as", "body:", "body: {",
        "traits:", "Text(\"a\")", "if", "#if", "#endif", "func", "é", "🎲", "\r\n", "\t", "\u{0}",
        "nil", "static", "extension", "struct", "didSet", "return",
    ]

    private static func source(_ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...30, using: &random)
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : "")
    }
}
