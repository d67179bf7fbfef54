import Foundation

/// An empty folder, deleted with its object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("lozenge-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    func read(_ name: String) -> String? {
        try? String(contentsOfFile: self[name], encoding: .utf8)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: self[name], withDestinationPath: target)
    }

    /// The permissions of a file.
    func mode(_ name: String) -> mode_t {
        var status = stat()
        return stat(self[name], &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat(self[name], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
