import Testing

@testable import LozengeReload

@Suite("Messages of the compiler")
struct CompilerMessageTests {
    @Test("Errors have their place, and each is there once")
    func errors() {
        let output = """
            /p/A.swift:10:25: error: expected expression: an operand
             9 |
            10 |     Button("a" + )
               |                `- error: expected expression: an operand
            /p/A.swift:3:1: warning: unused
            /p/A.swift:10:25: error: expected expression: an operand
            <unknown>:0: error: cannot open “a.o”
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(
                    kind: .error, file: "/p/A.swift", line: 10,
                    text: "expected expression: an operand"),
                CompilerMessage("cannot open “a.o”"),
            ])
    }

    @Test("Output without an error of the known form is shown by its last line")
    func unknown() {
        #expect(
            CompilerMessage.errors(in: "a\nld.lld: out of memory\n").map(\.text) == [
                "ld.lld: out of memory"
            ])
        #expect(CompilerMessage.errors(in: "") == [])
    }
}
