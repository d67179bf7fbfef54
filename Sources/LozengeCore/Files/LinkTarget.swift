import Foundation

/// The file that a path leads to through symbolic links, whether it exists or not.
nonisolated struct LinkTarget {
    /// The folder's path.
    let folder: String
    /// The file's name in the folder.
    let name: String

    /// - Throws: A system error for links that lead round, or cannot be read.
    init(of path: String) throws(FileError) {
        var path = path
        // Source: path_resolution(7): the system follows 40 links at most.
        for _ in 0...40 {
            let parts = path.utf8.split(separator: UInt8(ascii: "/"))
            let name = String(decoding: parts.last ?? Substring().utf8, as: UTF8.self)
            guard !["", ".", ".."].contains(name), path.utf8.last != UInt8(ascii: "/") else {
                throw .notRegular
            }
            let folder = Self.folder(of: path, name)
            guard let target = Self.destination(of: path) else {
                (self.folder, self.name) = (folder, name)
                return
            }
            path = target.utf8.first == UInt8(ascii: "/") ? target : "\(folder)/\(target)"
        }
        throw .system(ELOOP)
    }

    private static func folder(of path: String, _ name: String) -> String {
        let folder = String(decoding: path.utf8.dropLast(name.utf8.count), as: UTF8.self)
        return folder.isEmpty ? "." : folder
    }

    /// The destination of the link at `path`; `nil` if there is no link.
    private static func destination(of path: String) -> String? {
        var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &characters, characters.count)
        guard count > 0 else { return nil }
        return String(
            decoding: characters[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
