import Foundation

/// The folders with an app's resources: its pictures, and the translations of its words.
///
/// In this order: the folder in `LOZENGE_ASSETS`, the resource bundles beside the executable, where
/// the Swift package manager puts them, and `../share/<app>/assets`, where `make install` does.
package struct ResourceFolders: Sendable {
    /// Those of this process, looked for once.
    package static let ofProcess = ResourceFolders(
        executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
        given: getenv("LOZENGE_ASSETS").map { String(cString: $0) })

    /// The first that has something counts; not all of them need be there.
    package let paths: [String]

    package init(executable: URL, given: String?) {
        let folder = executable.deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent()
            .appendingPathComponent("share/\(executable.lastPathComponent)/assets")
        paths = [given].compactMap { $0 } + Self.bundles(in: folder.path) + [installed.path]
    }

    private static func bundles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
    }
}
