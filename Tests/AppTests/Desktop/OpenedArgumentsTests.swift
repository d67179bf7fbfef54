import Foundation
import Testing

@testable import Lozenge

@Suite("Files and addresses on the command line")
struct OpenedArgumentsTests {
    @Test("Addresses and files that exist are opened, options and words are not")
    func arguments() {
        let file = #filePath
        let found = OpenedArguments.urls(
            in: ["--dark", "word", "https://example.org/a?b=1", file, "/no/such/file", "x:", ""])
        #expect(found.map(\.absoluteString) == ["https://example.org/a?b=1", "file://\(file)"])
    }
}
