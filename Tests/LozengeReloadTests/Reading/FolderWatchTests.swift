import Foundation
import Testing

@testable import LozengeReload

@Suite("Watched folders", .timeLimit(.minutes(5)))
struct FolderWatchTests {
    /// The path of a folder that exists until the test ends.
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-\(UUID().uuidString)")

    @Test("A file that changed before its folder was watched counts as a change")
    func before() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "old".write(
            to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
        let watch = try FolderWatch([folder.path])
        var changes = watch.changes.makeAsyncIterator()
        #expect(await changes.next() != nil)
    }

    @Test("A file that is written or removed is a change")
    func after() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let watch = try FolderWatch([folder.path])
        var changes = watch.changes.makeAsyncIterator()
        _ = await changes.next()
        let file = folder.appendingPathComponent("A.swift")
        try "new".write(to: file, atomically: false, encoding: .utf8)
        #expect(await changes.next() != nil)
        try FileManager.default.removeItem(at: file)
        #expect(await changes.next() != nil)
    }
}
