import Foundation
import LozengeCore
import Testing

@Suite("The user's folders")
struct FoldersTests {
    @Test("All folders are different")
    func folders() {
        let folders = [
            URL.documentsDirectory, .downloadsDirectory, .cachesDirectory,
            .applicationSupportDirectory,
        ]
        let others = [
            URL.desktopDirectory, .picturesDirectory, .moviesDirectory, .musicDirectory,
            .sharedPublicDirectory, .applicationDirectory, .userDirectory,
        ]
        #expect((folders + others).allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
        #expect(Set(folders.map(\.path)).count == folders.count)
        #expect(URL.libraryDirectory == .applicationSupportDirectory)
    }

    @Test("A setting is stored by its alternative name, too")
    func settings() throws {
        let name = "lozenge-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue(3, forKey: "count")
        #expect(defaults.integer(forKey: "count") == 3)
        defaults.setValue(nil, forKey: "count")
        #expect(defaults.object(forKey: "count") == nil)
    }
}
