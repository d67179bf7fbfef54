import Foundation
import LozengeCore

/// Where an app's pictures may be: in its resources, and the folders in them.
struct AssetFolders {
    /// Each with the folders in it.
    private let roots: [[String]]

    init() { roots = ResourceFolders.ofProcess.paths.map(Self.withSubfolders) }

    /// For tests: pictures in `folder` only.
    init(folder: String) {
        roots = [Self.withSubfolders(folder)]
    }

    /// The first of several names that there is a file of, in the first place that has any of them.
    ///
    /// - Parameter names: The preferred name first.
    /// - Returns: The file's path, and which name it was.
    func file(ofFirst names: [String]) -> (path: String, index: Int)? {
        for folders in roots {
            for (index, name) in names.enumerated() {
                let paths = folders.lazy.map { $0 + "/" + name }
                if let path = paths.first(where: { access($0, R_OK) == 0 }) { return (path, index) }
            }
        }
        return nil
    }

    /// Pictures may be sorted into folders; their names do not say which.
    private static func withSubfolders(_ root: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder),
            isFolder.boolValue
        else { return [] }
        let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let folders = below.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root + "/" + $0, isDirectory: &isFolder)
                && isFolder.boolValue
        }
        return [root] + folders.sorted().map { root + "/" + $0 }
    }
}
