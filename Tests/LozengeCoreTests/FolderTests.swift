import Foundation
import LozengeCore
import Testing

@Suite("A folder's list")
struct FolderTests {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("folder-\(UUID().uuidString)").path

    private func made(_ folders: [String], _ files: [String] = []) throws -> Folder {
        for folder in folders {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        for file in files { try Data().write(to: URL(fileURLWithPath: "\(root)/\(file)")) }
        return Folder(root)
    }

    @Test("A list has files and folders, including hidden ones, in order")
    func names() throws {
        let folder = try made(["b", "häuser"], ["c.png", "a", ".hidden"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(folder.exists)
        #expect(folder.names == [".hidden", "a", "b", "c.png", "häuser"])
        let list = try FileManager.default.contentsOfDirectory(atPath: root)
        #expect(folder.names == list.sorted())
    }

    @Test("A list can be filtered by the ends of names")
    func endings() throws {
        let folder = try made(["de.lproj", "lproj"], ["a.lproj", ".lproj", "en.lproj.txt"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(folder.names(endingIn: ".lproj") == [".lproj", "a.lproj", "de.lproj"])
    }

    @Test("Folders are listed at any depth, sorted by path, without excluded ones")
    func subfolders() throws {
        let folder = try made(["a/b", "a-b", "set.imageset/inside", "a/z.imageset"], ["a/file"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        let paths = folder.subfolders(except: ".imageset")
        #expect(paths == ["a", "a-b", "a/b"].map { "\(root)/\($0)" })
    }

    @Test("A link to a folder counts as one, and its cycle is not followed")
    func links() throws {
        let folder = try made(["a"], ["file"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (link, target) in [("a/round", root), ("to", "\(root)/file"), ("away", "/no/where")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(root)/\(link)", withDestinationPath: target)
        }
        #expect(folder.subfolders(except: ".imageset") == ["a", "a/round"].map { "\(root)/\($0)" })
    }

    @Test("A missing folder or a file has no content")
    func nothing() throws {
        let folder = try made(["a"], ["file"])
        defer { try? FileManager.default.removeItem(atPath: root) }
        for missing in [Folder("\(folder.path)/b"), Folder("\(folder.path)/file"), Folder("")] {
            #expect(!missing.exists && missing.names.isEmpty)
            #expect(missing.subfolders(except: ".imageset").isEmpty)
        }
    }
}
