import Foundation

/// A regular file, open for reading.
///
/// Every file that data or a user can name is opened here: a FIFO, a device or a terminal in its
/// place is refused and cannot make the app wait.
package nonisolated final class RegularFile: Sendable {
    /// Valid while this object exists.
    package let descriptor: Int32
    /// In bytes, when the file was opened.
    package let size: Int

    /// Opens the file at `path`; follows symbolic links.
    ///
    /// - Throws: `notRegular` for anything but a regular file or a link to one.
    package convenience init(_ path: String) throws(FileError) {
        try self.init(open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
    }

    /// Opens the file `name` in the folder `folder`, a descriptor; does not follow a link.
    convenience init(_ name: String, in folder: Int32) throws(FileError) {
        try self.init(
            openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW))
    }

    private init(_ descriptor: Int32) throws(FileError) {
        guard descriptor >= 0 else { throw .last }
        var status = stat()
        let known = fstat(descriptor, &status)
        self.descriptor = descriptor
        size = Int(status.st_size)
        guard known == 0 else { throw .last }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    }

    deinit { close(descriptor) }

    /// The path of this open file, whatever has happened to its name since.
    ///
    /// For libraries that open files themselves. Valid while this object exists.
    package var path: String { "/proc/self/fd/\(descriptor)" }

    /// Reads the file from its beginning.
    ///
    /// - Throws: `tooLarge` if there are more than `limit` bytes.
    package func contents(atMost limit: Int) throws(FileError) -> Data {
        guard size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data(capacity: size)
        var part = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 18))
        while true {
            let count = pread(descriptor, &part, part.count, off_t(data.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .last }
            guard count > 0 else { return data }
            data.append(contentsOf: part[..<count])
            // The file may grow while it is read.
            guard data.count <= limit else { throw .tooLarge(limit: limit) }
        }
    }

    /// Reads the file at `path`.
    ///
    /// - Throws: `missing` if there is none, `tooLarge` if it has more than `limit` bytes.
    package static func contents(
        of path: String, atMost limit: Int = usualLimit
    ) throws(FileError) -> Data {
        try RegularFile(path).contents(atMost: limit)
    }

    /// The most bytes of a file of settings, words or lists: 16 MiB.
    package static let usualLimit = 16 << 20
}
