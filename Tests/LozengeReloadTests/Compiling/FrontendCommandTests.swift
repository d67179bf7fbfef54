import Testing

@testable import LozengeReload

@Suite("The command of one source")
struct FrontendCommandTests {
    @Test("The driver's command is used for any source of the module")
    func command() throws {
        let command = try #require(
            FrontendCommand(
                printed: "/usr/bin/swift-frontend -frontend -c -primary-file /p/A.swift /p/B.swift "
                    + "-D DEBUG -load-plugin-executable '/p/my tool#Macros' -module-name P -o A.o"))
        #expect(
            command.arguments(compiling: "/p/B.swift", beside: ["/p/A.swift"], to: "/tmp/b.o") == [
                "/usr/bin/swift-frontend", "-frontend", "-c", "-primary-file", "/p/B.swift",
                "/p/A.swift", "-D", "DEBUG", "-load-plugin-executable", "/p/my tool#Macros",
                "-module-name", "P", "-o", "/tmp/b.o",
            ])
    }

    @Test("A line that is no command is refused", arguments: ["", "a b", "swiftc -c a.swift"])
    func others(line: String) {
        #expect(FrontendCommand(printed: line) == nil)
    }

    @Test(
        "Words are separated as a shell does it",
        arguments: [
            ("a b  c", ["a", "b", "c"]), (#"'a b' "c d""#, ["a b", "c d"]), (#"a\ b"#, ["a b"]),
            (#"-D"x=1"'y'"#, ["-Dx=1y"]), (#""a\"b""#, [#"a"b"#]), ("''", [""]), ("", []),
            (#"'it'\''s'"#, ["it's"]),
        ])
    func words(line: String, words: [String]) {
        #expect(FrontendCommand.words(of: line) == words)
    }
}
