import Foundation
import Testing

/// A bundle in a temporary folder.
final class Shelf {
    let bundle: Bundle
    private let folder: URL

    /// Creates a bundle of files: their contents by their paths in it.
    init(_ tables: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("words-\(UUID().uuidString).bundle")
        for (path, content) in tables {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(url: folder))
    }

    isolated deinit { try? FileManager.default.removeItem(at: folder) }
}
