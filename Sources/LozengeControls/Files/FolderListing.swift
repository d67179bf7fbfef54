import Foundation
import LozengeCore

/// A file or a folder in a listing.
nonisolated struct ListedFile: Identifiable, Hashable, Sendable {
    let url: URL
    let isFolder: Bool
    /// In bytes; `nil` for a folder.
    let size: Int?
    let date: Date?

    var id: URL { url }
    var name: String { url.lastPathComponent }
    /// True for a file that is shown only on request.
    ///
    /// Source: the convention of Unix: a dot at the start, and editors' `~` at the end.
    var isHidden: Bool { name.hasPrefix(".") || name.hasSuffix("~") }
}

/// The files in a folder.
nonisolated struct FolderListing: Sendable {
    /// The most files that are read of a folder.
    static let limit = 20_000

    /// Folders first, then files, each by name as a reader orders names.
    let files: [ListedFile]
    /// True if there are more than ``limit``.
    let isCut: Bool

    /// Reads a folder.
    ///
    /// - Throws: The reason why it cannot be read.
    init(of folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        isCut = names.count > Self.limit
        files = names.prefix(Self.limit).map { name in
            let url = folder.appending(path: name, directoryHint: .notDirectory)
            var status = stat()
            // A link that leads nowhere is listed as a file without a size.
            let isKnown = stat(url.path, &status) == 0
            let isFolder = isKnown && status.st_mode & S_IFMT == S_IFDIR
            return ListedFile(
                url: url, isFolder: isFolder,
                size: isKnown && !isFolder ? Int(status.st_size) : nil,
                date: isKnown
                    ? Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec)) : nil)
        }
        .sorted {
            $0.isFolder != $1.isFolder
                ? $0.isFolder : $0.name.localizedStandardCompare($1.name) == .orderedAscending
        }
    }
}
