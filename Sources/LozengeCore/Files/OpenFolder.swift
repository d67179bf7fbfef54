import Foundation

/// A folder that stays the same one while files in it are replaced.
nonisolated final class OpenFolder: Sendable {
    let descriptor: Int32
    private let path: String

    init(_ path: String) throws(FileError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Locks the folder for other processes, and for other threads, that lock it too.
    ///
    /// File systems without locks are not locked: some network disks have none.
    ///
    /// - Returns: The lock, which ends with its object.
    /// - Throws: `locked` if another process still holds it after two seconds.
    func lock() throws(FileError) -> OpenFolder {
        // A lock belongs to what was opened, so each has its own.
        let lock = try OpenFolder(path)
        for _ in 0..<400 {
            if flock(lock.descriptor, LOCK_EX | LOCK_NB) == 0 { return lock }
            guard errno == EWOULDBLOCK || errno == EINTR else { return lock }
            usleep(5000)
        }
        throw .locked
    }
}
