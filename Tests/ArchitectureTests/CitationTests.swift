import Testing

/// The rules of documentation: a cited rule, page or file exists.
@Suite("Citations")
struct CitationTests {
    static let pages = Document.all()
    static let citing = SourceFile.all(in: "Sources") + SourceFile.all(in: "Tests")
    static let rules = Set(pages.flatMap(\.rules))

    @Test("The pages are found, and the rules in them")
    func pagesAreFound() {
        #expect(Self.pages.count > 8)
        #expect(Self.rules.isSuperset(of: ["STACK-3", "FLEX-2", "SEM-1", "BUTTON-2"]))
        #expect(
            Rule.all(in: "GRID-1 to GRID-3, FLEX-1..2, UTF-8, FRAME-1.4") == [
                "GRID-1", "GRID-2", "GRID-3", "FLEX-1", "FLEX-2", "FRAME-1",
            ])
    }

    @Test("Each rule that a source cites is in a page of docs", arguments: citing)
    func citedRules(file: SourceFile) {
        #expect(Set(Rule.all(in: file.comments)).subtracting(Self.rules) == [])
    }

    @Test(
        "Each page that a source cites exists, and the heading or step named after it",
        arguments: citing)
    func citedPages(file: SourceFile) throws {
        let citation = /(docs\/[\w-]+\.md)`?(?:, (?:"([^"]+)"|step (\d+)))?/
        for match in file.comments.matches(of: citation) {
            let page = try #require(Document(String(match.1)), "\(file): \(match.0)")
            if let heading = match.2 {
                #expect(page.headings.contains(String(heading)), "\(file): \(match.0)")
            }
            if let step = match.3 {
                #expect(page.text.contains("\n\(step). **"), "\(file): \(match.0)")
            }
        }
    }

    @Test("No source cites notes outside of the repository", arguments: citing)
    func notes(file: SourceFile) {
        #expect(file.comments.firstMatch(of: /layout notes|design notes|\/work\//)?.0 == nil)
    }

    @Test("The metrics name no rule twice")
    func metrics() throws {
        let metrics = try #require(Document("docs/metrics.md"))
        let rules = metrics.text.matches(of: /(?m)^\| ([A-Z]+-\d+) \|/).map { String($0.1) }
        #expect(rules.count > 50)
        #expect(Set(rules.filter { rule in rules.filter { $0 == rule }.count > 1 }) == [])
    }

    @Test("Each file that a page names exists", arguments: pages)
    func files(page: Document) {
        #expect(page.files.filter { !Repository.contains($0) } == [])
    }

    @Test("Each page that a page links to exists", arguments: pages)
    func links(page: Document) {
        let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let targets = page.text.matches(of: /\]\(([\w.\/-]+)(?:#[\w-]+)?\)/).map { folder + $0.1 }
        #expect(targets.filter { !Repository.contains($0) } == [])
    }
}
