import Foundation

/// Writes a file whole or not at all.
///
/// The bytes go into a draft in the same folder, which takes the file's place when all of it is on
/// the disk. The file keeps its permissions; where it is a symbolic link, the link's target is
/// replaced. The draft has a name that cannot be foreseen, and is never an existing file.
package nonisolated struct FileReplacement: Sendable {
    /// The steps that can fail; tests have them fail.
    package struct Steps: Sendable {
        package var write: @Sendable (Data, _ file: Int32) throws(FileError) -> Void = writeAll
        package var synchronize: @Sendable (_ file: Int32) throws(FileError) -> Void = flush
        package var rename:
            @Sendable (_ folder: Int32, _ from: String, _ to: String)
                throws(FileError) -> Void = move
    }

    /// The state of a file that is to be replaced.
    package enum Expectation: Equatable, Sendable {
        case anything
        /// The file has these bytes, or has been deleted since.
        case bytes(Data)
        /// No file at that path.
        case missing
    }

    package var steps = Steps()

    package init() {}

    /// Writes `data` to the file at `path`, whose folder has to exist.
    ///
    /// Several processes can write one file: from the check of `expected` to the end, its folder is
    /// locked for others who write files this way.
    ///
    /// A file that has `data` already is as expected in any case.
    ///
    /// - Throws: `changed` if the file is not as `expected`, `notRegular` if a folder, FIFO or device
    ///   is at `path`. The file is then as it was.
    package func write(
        _ data: Data, to path: String, replacing expected: Expectation = .anything
    ) throws(FileError) {
        let target = try LinkTarget(of: path)
        let folder = try OpenFolder(target.folder)
        var draft = try Draft(for: target.name, in: folder)
        try steps.write(data, draft.descriptor)
        try draft.adoptPermissions(of: target.name)
        try steps.synchronize(draft.descriptor)
        let lock = try folder.lock()
        try check(expected, or: data, target.name, in: folder)
        try steps.rename(folder.descriptor, draft.name, target.name)
        draft.isInPlace = true
        // The file is complete either way; some file systems cannot do this.
        fsync(folder.descriptor)
        withExtendedLifetime((lock, folder)) {}
    }

    /// Checks that the file is as `expected`, or has `data` already.
    private func check(
        _ expected: Expectation, or data: Data, _ name: String, in folder: OpenFolder
    ) throws(FileError) {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        if expected == .anything { return }
        var allowed = [data]
        if case .bytes(let bytes) = expected { allowed.append(bytes) }
        // A large file is not read only to find that it is another one.
        guard allowed.contains(where: { $0.count == status.st_size }) else { throw .changed }
        let file = try RegularFile(name, in: folder.descriptor)
        let found: Data
        do throws(FileError) {
            found = try file.contents(atMost: Int(status.st_size))
        } catch .tooLarge {
            throw .changed
        }
        guard allowed.contains(found) else { throw .changed }
    }

    private static func writeAll(_ data: Data, _ file: Int32) throws(FileError) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .last }
            rest = rest.dropFirst(count)
        }
    }

    private static func flush(_ file: Int32) throws(FileError) {
        // Some file systems have nothing to wait for.
        guard fsync(file) == 0 || errno == EINVAL || errno == ENOSYS else { throw .last }
    }

    private static func move(
        _ folder: Int32, _ from: String, _ to: String
    ) throws(FileError) {
        guard renameat(folder, from, folder, to) == 0 else { throw .last }
    }
}
