import Foundation
import Testing

/// The listings of `docs/cookbook.md` are the files in `Recipes`, which the other tests here use as a person would.
@Suite("The cookbook")
struct CookbookTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The listings by the first view or app in each.
    private static func listings() throws -> [String: String] {
        let page = folder.appending(path: "../../docs/cookbook.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let listings = text.matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }
        return Dictionary(grouping: listings) { listing in
            listing.firstMatch(of: /struct (\w+): (?:View|App)\b/).map { String($0.1) } ?? ""
        }.mapValues { $0.joined() }
    }

    @Test("It has twenty recipes, each a file that is built and tested here")
    func recipes() throws {
        let listings = try Self.listings()
        let recipes = Self.folder.appending(path: "Recipes")
        let files = try FileManager.default.contentsOfDirectory(atPath: recipes.path)
        #expect(files.count == 20)
        #expect(Set(files) == Set(listings.keys.map { $0 + ".swift" }))
        for (name, listing) in listings {
            let file = recipes.appending(path: name + ".swift")
            #expect(try String(contentsOf: file, encoding: .utf8) == listing, "\(name)")
        }
    }
}
