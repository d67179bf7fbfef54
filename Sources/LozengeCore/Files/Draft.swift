import Foundation

/// A new file that is to take another one's place; deleted with this value if it does not.
nonisolated struct Draft: ~Copyable {
    let name: String
    let descriptor: Int32
    /// Whether it has taken the other file's place.
    var isInPlace = false
    private let folder: OpenFolder

    /// Creates an empty file beside `file`, which its owner alone can read.
    init(for file: String, in folder: OpenFolder) throws(FileError) {
        self.folder = folder
        let stem = String(decoding: file.utf8.prefix(200), as: UTF8.self)
        var name: String
        var descriptor: Int32
        var attempts = 0
        repeat {
            attempts += 1
            name = ".\(stem).\(String(UInt64.random(in: .min ... .max), radix: 36))"
            descriptor = openat(
                folder.descriptor, name,
                O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY, 0o600)
        } while descriptor < 0 && errno == EEXIST && attempts < 10
        self.name = name
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw .last }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        if !isInPlace { unlinkat(folder.descriptor, name, 0) }
    }

    /// Gives the draft the owner and the permissions of `file`, or those of a new file if there is
    /// none.
    func adoptPermissions(of file: String) throws(FileError) {
        var status = stat()
        var mode: mode_t
        if fstatat(folder.descriptor, file, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            mode = status.st_mode & 0o777
            if fchown(descriptor, status.st_uid, status.st_gid) != 0,
                fchown(descriptor, uid_t.max, status.st_gid) != 0
            {
                // Another group is not to be allowed what the file's group was.
                mode &= 0o707
            }
        } else {
            mode = 0o666 & ~Self.creationMask
        }
        guard fchmod(descriptor, mode) == 0 else { throw .last }
    }

    /// The permissions that this process withholds from new files.
    private static var creationMask: mode_t {
        // umask(2) can only be read by setting it, which other threads would notice.
        guard let status = try? RegularFile("/proc/self/status").contents(atMost: 1 << 16),
            let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
                .first(where: { $0.hasPrefix("Umask:") }),
            let mask = mode_t(line.dropFirst(6).trimmingCharacters(in: .whitespaces), radix: 8)
        else { return 0o077 }
        return mask
    }
}
