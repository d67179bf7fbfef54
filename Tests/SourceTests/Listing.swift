import Foundation
import Testing

/// A listing of Swift in a page, below a heading.
struct Listing: CustomTestStringConvertible, Sendable {
    let title: String
    let source: String

    var testDescription: String { title }

    /// Returns the listings of a page of the package.
    static func all(in page: String) -> [Listing] {
        let path = Compiler.root + "/" + page
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.components(separatedBy: "\n## ").dropFirst().flatMap { section in
            let title = section.prefix { $0 != "\n" }
            return section.matches(of: /```swift\n((?s:.*?))```/).map {
                Listing(title: String(title), source: String($0.1))
            }
        }
    }
}
