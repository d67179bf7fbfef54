import Foundation

/// A folder, as the file system lists it.
///
/// Apps look into theirs when they start; Foundation's lists take fifty times as long, and half a
/// megabyte of Foundation is in memory for them from then on.
package nonisolated struct Folder: Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

    /// Whether there is such a folder, or a link to one.
    package var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names of what is in it, in ascending order; none where there is no such folder.
    package var names: [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    /// Finds the folders in it and in those.
    ///
    /// One that is a link is there, but not what is in it: links may lead round.
    ///
    /// - Parameter isWanted: Whether a folder of some name counts, and what is in it.
    /// - Returns: Their paths in ascending order.
    package func subfolders(where isWanted: (_ name: String) -> Bool) -> [String] {
        unsortedSubfolders(where: isWanted).sorted()
    }

    private func unsortedSubfolders(where isWanted: (String) -> Bool) -> [String] {
        names.filter(isWanted).map { Folder("\(path)/\($0)") }.flatMap { folder in
            guard folder.exists else { return [] as [String] }
            return [folder.path] + (folder.isLink ? [] : folder.unsortedSubfolders(where: isWanted))
        }
    }

    private var isLink: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
