import Foundation
import Testing

@Suite("The plugin's conversation with the compiler")
struct ConversationTests {
    private let plugin: PluginProcess

    init() throws { plugin = try PluginProcess() }

    @Test(
        "The version is the lower of both, and the plugin's if the compiler names none",
        arguments: [(#"{"protocolVersion":5}"#, 5), (#"{"protocolVersion":9}"#, 7), ("{}", 7)])
    func version(capability: String, expected: Int) throws {
        let message = Data(#"{"getCapability":{"capability":\#(capability)}}"#.utf8)
        #expect(try version(in: plugin.reply(to: message)) == expected)
        #expect(try version(in: plugin.reply(to: Data(#"{"getCapability":{}}"#.utf8))) == 7)
    }

    private func version(in reply: [String: Any]) throws -> Int {
        let result = try #require(reply["getCapabilityResult"] as? [String: Any])
        let capability = try #require(result["capability"] as? [String: Any])
        return try #require(capability["protocolVersion"] as? Int)
    }

    @Test("A library cannot be loaded, and the plugin says so")
    func library() throws {
        let reply = try plugin.reply(to: ["loadPluginLibrary": ["libraryPath": "/a.so"]])
        let result = try #require(reply["loadPluginLibraryResult"] as? [String: Any])
        #expect(result["loaded"] as? Bool == false)
    }

    @Test(
        "A message that is unknown or invalid JSON gets a diagnostic, and so does the next one",
        arguments: [
            #"{"foldTheLaundry":{}}"#, "{}", "[]", "7", "\"x\"", "{", "{\"a\":", "\u{0}", "{\"a\"}",
            "nul",
            #"{"expandFreestandingMacro":{}}"#, #"{"expandFreestandingMacro":3}"#,
            #"{"expandAttachedMacro":{"macroRole":"peer"}}"#, #"{"a":"\u12"}"#, #"{"a":"\ud800"}"#,
            ##"{"expandAttachedMacro":{"macroRole":"member","declSyntax":{"source":"var a"}}}"##,
            ##"{"expandAttachedMacro":{"macroRole":"peer","declSyntax":{"source":"var a"}}}"##,
            String(repeating: "[", count: 100_000),
        ])
    func unknown(message: String) throws {
        for _ in 0..<2 {
            let expansion = try Expansion(plugin.reply(to: Data(message.utf8)))
            #expect(expansion.code == nil)
            #expect(expansion.problems.count == 1)
        }
    }

    @Test("A message may arrive in parts, and several at once")
    func parts() throws {
        let message = PluginProcess.framed(Data(#"{"getCapability":{}}"#.utf8))
        for byte in message { try plugin.write([byte]) }
        #expect(try version(in: plugin.nextReply()) == 7)
        try plugin.write(message + message)
        #expect(try version(in: plugin.nextReply()) == 7)
        #expect(try version(in: plugin.nextReply()) == 7)
    }

    @Test("The plugin ends without an error at the end of its input")
    func end() throws {
        #expect(try plugin.end() == 0)
    }

    @Test("An invalid length ends the plugin at the end of its input")
    func length() throws {
        try plugin.write([UInt8](repeating: 0xff, count: 8))
        #expect(try plugin.end() == 0)
    }

    @Test("Escapes and Unicode are preserved")
    func unicode() throws {
        let text = "#Preview(\"\\u{1F3B2} 🎲 é \t \u{7f}\") { Text(\"\\\\\") }"
        let expansion = try plugin.preview(text)
        #expect(expansion.code?.contains("🎲 é \t \u{7f}\") { Text(\"\\\\\") }") == true)
        let escaped = ##"""
            {"expandFreestandingMacro":{"macroRole":"declaration",
             "macro":{"typeName":"PreviewMacro"},
             "syntax":{"source":"#Preview(\"\ud83c\udfb2\u00e9\") {}"}}}
            """##
        let reply = try Expansion(plugin.reply(to: Data(escaped.utf8)))
        #expect(reply.code?.contains("_PreviewDeclaration(\"🎲é\") {}") == true)
    }

    @Test("The messages of a compiler get their replies, in one conversation")
    func recorded() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/macros/messages.jsonl")
        let messages = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let replies = try messages.map { try plugin.reply(to: Data($0.utf8)) }
        #expect(try version(in: replies[0]) == 7)
        let expansions = try replies.dropFirst().map(Expansion.init)
        #expect(expansions.allSatisfy { $0.problems.isEmpty })
        #expect(
            expansions.map { $0.lines.first } == [
                "get { _entry(__Key_f.self, default: nil) }", "private enum __Key_f {}",
                "@MainActor func $s1T0012Tswift_DrJCafMX13_3_7PreviewfMf_7PreviewfMu_() "
                    + "-> _PreviewDeclaration {",
            ])
    }
}
