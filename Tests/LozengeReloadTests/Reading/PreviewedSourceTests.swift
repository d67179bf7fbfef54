import LozengeReload
import Testing

@Suite("Sources with preview providers")
struct PreviewedSourceTests {
    private func previewed(_ source: String) -> PreviewedSource {
        PreviewedSource(source, path: "/p/A \"b\".swift", fileID: "P/A.swift")
    }

    @Test("A record stands behind each provider, and lines keep their numbers")
    func records() {
        let source = """
            import SwiftUI

            private struct Cards: PreviewProvider {
                static var previews: some View { Text("}") }
            } // end
            let last = 6
            """
        let result = previewed(source)
        #expect(result.hasRecords)
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == #"#sourceLocation(file: "/p/A \"b\".swift", line: 1)"#)
        #expect(
            lines.contains {
                $0.contains(#"_previewsFound("P/A.swift", 3) { Cards.previews }"#)
            })
        #expect(
            lines.suffix(3).map(String.init) == [
                #"#sourceLocation(file: "/p/A \"b\".swift", line: 5)"#, " // end", "let last = 6",
            ])
    }

    @Test(
        "Other declarations get none",
        arguments: [
            "struct A: View { var body: some View { Text(\"PreviewProvider\") } }",
            "// struct A: PreviewProvider {}", "protocol A: PreviewProvider {}",
            "func f<P: PreviewProvider>(_ p: P) {}", "struct A {",
            "let p: any PreviewProvider.Type",
        ])
    func others(source: String) {
        #expect(!previewed(source).hasRecords)
    }

    @Test("An extension makes a type a provider, too")
    func conformances() {
        #expect(
            previewed("extension A: Equatable, PreviewProvider { }").text
                .contains("{ A.previews }"))
        #expect(previewed("final class B: PreviewProvider { }").hasRecords)
    }
}
