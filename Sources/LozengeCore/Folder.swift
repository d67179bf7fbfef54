import Foundation

/// A folder, as the file system lists it.
///
/// Apps look into theirs when they start; Foundation's lists take four times as long, and half a
/// megabyte of Foundation is in memory for them from then on.
package nonisolated struct Folder: Sendable {
    /// The path of the folder.
    package let path: String

    package init(_ path: String) { self.path = path }

    /// Whether there is such a folder, or a link to one.
    package var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names of what is in it, in ascending order; none where there is no such folder.
    package var names: [String] { names { _ in true } }

    /// The names of what is in it that end in one of `endings`, in ascending order.
    package func names(endingIn endings: String...) -> [String] {
        names { name in endings.contains { Self.name(name, endsIn: $0) } }
    }

    /// Of a thousand files beside an executable few are meant: the others get no string.
    private func names(where isMeant: (Name) -> Bool) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                let name = bytes.prefix { $0 != 0 }
                if isMeant(name) { names.append(String(decoding: name, as: UTF8.self)) }
            }
        }
        return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    private typealias Name = Slice<UnsafeRawBufferPointer>

    /// Byte by byte: file systems know no letters that are written in two ways.
    private static func name(_ name: Name, endsIn ending: String) -> Bool {
        name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }

    /// Finds the folders in it and in those.
    ///
    /// One that is a link is there, but not what is in it: links may lead round.
    ///
    /// - Parameter ending: A suffix of names; folders with it are skipped with their content.
    /// - Returns: Their paths in ascending order.
    package func subfolders(except ending: String) -> [String] {
        unsortedSubfolders(except: ending).sorted()
    }

    private func unsortedSubfolders(except ending: String) -> [String] {
        names { !Self.name($0, endsIn: ending) }.flatMap { name -> [String] in
            let folder = Folder("\(path)/\(name)")
            guard folder.exists else { return [] }
            return [folder.path] + (folder.isLink ? [] : folder.unsortedSubfolders(except: ending))
        }
    }

    private var isLink: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
