import Dispatch
import Foundation
import Glibc

/// The changes of files in folders.
package final class FolderWatch {
    /// A value each time files were written, renamed or removed; one for several that wait.
    ///
    /// The first one comes at once: files may have changed before they were watched.
    package let changes: AsyncStream<Void>
    private let source: any DispatchSourceRead

    /// - Parameter folders: The paths of the folders, without those inside them.
    /// - Throws: A ``ReloadError`` if the system has no more watches.
    package init(_ folders: some Sequence<String>) throws {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw ReloadError("The system cannot watch files: \(String(cString: strerror(errno))).")
        }
        // An editor writes a file, or writes another one and renames it.
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
        for folder in folders { inotify_add_watch(descriptor, folder, events) }
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        source.setEventHandler {
            var bytes = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &bytes, bytes.count) > 0 {}
            continuation.yield()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        continuation.yield()
        self.changes = changes
        self.source = source
    }

    deinit { source.cancel() }
}
