import Foundation
import LozengeCore
import Testing

@Suite("The folders of an app's resources")
struct ResourceFoldersTests {
    @Test("In the given folder, beside the executable, and at the installed location")
    func order() throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("resources-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for folder in ["bin/App_Words.resources", "bin/App_App.resources", "bin/other"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let executable = root.appendingPathComponent("bin/App").path
        let beside = ["bin/App_App.resources", "bin/App_Words.resources", "share/App/assets"]
            .map { root.appendingPathComponent($0).path }
        #expect(ResourceFolders(executable: executable, given: nil).paths == beside)
        #expect(ResourceFolders(executable: executable, given: "/a").paths == ["/a"] + beside)
    }

    @Test("An executable without a path has no resources")
    func nowhere() {
        let paths = ResourceFolders(executable: "/nowhere/bin/App", given: nil).paths
        #expect(paths == ["/nowhere/share/App/assets"])
    }
}
