import Testing

/// The rules for comments that can be checked.
@Suite("Prose")
struct ProseTests {
    static let files = ["Sources", "Apps", "Tests"].flatMap { SourceFile.all(in: $0) }

    @Test("No sentence of a comment begins with a relative word", arguments: files)
    func beginnings(file: SourceFile) {
        let beginning = /(?m)^\s*\/\/\/? (?:What|Who|Whoever|Whatever|Where|Has) [^\n]*/
        #expect(file.text.matches(of: beginning).map { String($0.0) } == [])
    }

    @Test("The subject of an action has a name", arguments: files)
    func subjects(file: SourceFile) {
        let word = /(?m)\/\/[^\n]*\b(?:nobody|somebody|everybody|whoever|the one that)\b[^\n]*/
        #expect(file.text.matches(of: word).map { String($0.0) } == [])
    }
}
