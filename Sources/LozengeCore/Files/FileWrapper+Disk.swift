public import Foundation

nonisolated extension FileWrapper {
    /// The most levels of folders that are read.
    private static let deepest = 64

    /// Reads the file again.
    ///
    /// - Throws: The reason why it cannot be read; the content is then as before.
    ///
    /// Matches: Foundation.FileWrapper.read(from:options:)
    public func read(from url: URL, options: ReadingOptions = []) throws {
        content = try Self.contents(of: url.path)
        filename = url.lastPathComponent
    }

    /// Returns true if a file on the disk has this content.
    ///
    /// Matches: Foundation.FileWrapper.matchesContents(of:)
    public func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return hasContent(of: other)
    }

    private func hasContent(of other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let one), .file(let other)): one == other
        case (.link(let one), .link(let other)): one.relativePath == other.relativePath
        case (.folder(let one), .folder(let other)):
            one.count == other.count
                && one.allSatisfy { name, child in
                    other[name].map { child.hasContent(of: $0) } == true
                }
        default: false
        }
    }

    /// Writes the content to a file, all of it or nothing.
    ///
    /// A file takes the place of another one with its permissions; where that is a symbolic link, the link's target is
    /// replaced. A folder is written beside the place and then moved there; what was there before goes.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: The way of writing.
    ///   - originalContentsURL: The file that this content was read from; not needed.
    /// - Throws: The reason why it cannot be written; what was there before is then left as it was.
    ///
    /// Matches: Foundation.FileWrapper.write(to:options:originalContentsURL:)
    public func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
    ) throws {
        switch content {
        case .file(let data): try FileReplacement().write(data, to: url.path)
        case .folder, .link: try replaceItem(at: url)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes a folder or a link beside its place, and exchanges it with what is there.
    private func replaceItem(at url: URL) throws {
        let files = FileManager.default
        let place = url.deletingLastPathComponent()
        let name = ".\(url.lastPathComponent.prefix(200)).\(UInt64.random(in: .min ... .max))"
        let draft = place.appending(path: name)
        defer { try? files.removeItem(at: draft) }
        try writeNew(to: draft)
        // A link, too, even one that leads nowhere.
        guard (try? files.attributesOfItem(atPath: url.path)) != nil else {
            return try files.moveItem(at: draft, to: url)
        }
        let former = place.appending(path: name + ".former")
        try files.moveItem(at: url, to: former)
        do {
            try files.moveItem(at: draft, to: url)
        } catch {
            try files.moveItem(at: former, to: url)
            throw error
        }
        try? files.removeItem(at: former)
    }

    /// Writes the content to a place where nothing is.
    private func writeNew(to url: URL) throws {
        let files = FileManager.default
        switch content {
        case .file(let data): try FileReplacement().write(data, to: url.path, replacing: .missing)
        case .link(let target):
            try files.createSymbolicLink(
                atPath: url.path, withDestinationPath: target.relativePath)
        case .folder(let children):
            try files.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children {
                guard let path = RelativePath(name), !name.contains("/") else {
                    throw CocoaError(.fileWriteInvalidFileName)
                }
                try child.writeNew(to: url.appending(path: path.string))
            }
        }
    }

    static func permissions(of path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.posixPermissions] as? Int
    }

    /// Reads what is at a path; symbolic links in a folder stay links.
    static func contents(of path: String, depth: Int = 0) throws -> Content {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw FileError.missing
        }
        guard isFolder.boolValue else {
            return .file(try RegularFile.contents(of: path, atMost: limit))
        }
        guard depth < deepest else { throw FileError.system(ELOOP) }
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            let childPath = "\(path)/\(name)"
            let child: FileWrapper
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: childPath) {
                child = FileWrapper(
                    symbolicLinkWithDestinationURL: URL(
                        filePath: target, relativeTo: URL(filePath: path)))
            } else {
                child = FileWrapper(regularFileWithContents: Data())
                child.content = try contents(of: childPath, depth: depth + 1)
            }
            (child.filename, child.preferredFilename) = (name, name)
            children[name] = child
        }
        return .folder(children)
    }
}
