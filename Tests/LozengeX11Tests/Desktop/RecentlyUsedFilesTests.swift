import Foundation
import LozengeX11
import Testing

/// Source: `docs/documents.md`, DOC-15.
@Suite("The list of recently used files")
struct RecentlyUsedFilesTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "lozenge-recent-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String) throws -> URL {
        let file = folder.appending(path: name)
        try Data().write(to: file)
        return file
    }

    private var list: String {
        (try? String(contentsOf: folder.appending(path: "recently-used.xbel"), encoding: .utf8))
            ?? ""
    }

    @Test("The latest files of the app come first, and gone ones are left out")
    func order() throws {
        let recent = RecentlyUsedFiles(of: "Writer", in: folder.path)
        #expect(recent.files == [])
        let (a, b) = (try file("a.txt"), try file("ä b.txt"))
        for file in [a, b, a] { recent.add(file, mimeType: "text/plain") }
        #expect(recent.files.map(\.lastPathComponent) == ["a.txt", "ä b.txt"])
        try FileManager.default.removeItem(at: a)
        #expect(recent.files.map(\.lastPathComponent) == ["ä b.txt"])
    }

    @Test("Entries of other programs stay, also in a file of both")
    func others() throws {
        let (own, other) = (
            RecentlyUsedFiles(of: "Writer", in: folder.path),
            RecentlyUsedFiles(of: "Reader", in: folder.path)
        )
        let (a, b) = (try file("a.txt"), try file("b.txt"))
        other.add(a, mimeType: "text/plain")
        own.add(a, mimeType: "text/plain")
        own.add(b, mimeType: "text/plain")
        own.clear()
        #expect(own.files == [] && other.files.map(\.lastPathComponent) == ["a.txt"])
        #expect(!list.contains("b.txt"))
    }

    @Test("A damaged list is left as it is")
    func damaged() throws {
        let path = folder.appending(path: "recently-used.xbel")
        let damaged = Data("<xbel><bookmark href=\"file:///x\"".utf8)
        try damaged.write(to: path)
        let recent = RecentlyUsedFiles(of: "Writer", in: folder.path)
        #expect(recent.files == [])
        recent.add(try file("a.txt"), mimeType: "text/plain")
        #expect(try Data(contentsOf: path) == damaged)
    }
}
