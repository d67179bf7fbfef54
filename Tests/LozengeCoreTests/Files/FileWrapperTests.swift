import Foundation
import Testing

@testable import LozengeCore

@Suite("The content of files")
struct FileWrapperTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "lozenge-wrapper-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func package() -> FileWrapper {
        let package = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("one".utf8)),
            "inner": FileWrapper(directoryWithFileWrappers: [:]),
        ])
        package.addRegularFile(withContents: Data("two".utf8), preferredFilename: "a.txt")
        return package
    }

    @Test("A folder is written whole, read again, and replaces another")
    func folders() throws {
        let url = folder.appending(path: "package")
        let package = package()
        #expect(package.fileWrappers?.keys.sorted() == ["a 2.txt", "a.txt", "inner"])
        try package.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.filename == "package")
        #expect(read.fileWrappers?["a 2.txt"]?.regularFileContents == Data("two".utf8))
        #expect(package.matchesContents(of: url))
        let child = try #require(package.fileWrappers?["a.txt"])
        #expect(package.keyForChildFileWrapper(child) == "a.txt")
        package.removeFileWrapper(child)
        #expect(!package.matchesContents(of: url))
        try package.write(to: url)
        #expect(package.matchesContents(of: url))
        // Nothing but the package is left beside it.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["package"])
    }

    @Test("A file takes the place of a link's target")
    func links() throws {
        let (target, link) = (folder.appending(path: "target"), folder.appending(path: "link"))
        try Data("old".utf8).write(to: target)
        try FileWrapper(symbolicLinkWithDestinationURL: URL(filePath: target.path)).write(to: link)
        try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: link)
        #expect(try Data(contentsOf: target) == Data("new".utf8))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }

    @Test("Names that lead elsewhere are refused, and nothing is left behind")
    func names() throws {
        let url = folder.appending(path: "package")
        let package = FileWrapper(directoryWithFileWrappers: [
            "../outside": FileWrapper(regularFileWithContents: Data())
        ])
        #expect(throws: (any Error).self) { try package.write(to: url) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("What is missing, a device and a loop of folders are refused")
    func refusals() throws {
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.appending(path: "none")) }
        #expect(throws: (any Error).self) { try FileWrapper(url: URL(filePath: "/dev/zero")) }
    }
}
