import Foundation

/// Why a file cannot be read or written.
///
/// The description is a clause without a capital letter or full stop: "it is not a regular file".
package nonisolated enum FileError: LocalizedError, Equatable, CustomStringConvertible {
    /// No file at that path.
    case missing
    /// A folder, FIFO, socket or device.
    case notRegular
    case tooLarge(limit: Int)
    /// The file is not as expected: another process wrote it.
    case changed
    /// Another process holds the lock.
    case locked
    /// The number of a system error.
    case system(Int32)

    /// The current value of `errno`.
    static var last: FileError {
        switch errno {
        case ENOENT, ENOTDIR: .missing
        // A FIFO without a reader, a device without a driver, a socket.
        case ENXIO, ENODEV, EISDIR: .notRegular
        default: .system(errno)
        }
    }

    package var description: String {
        switch self {
        case .missing: "it does not exist"
        case .notRegular: "it is not a regular file"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
        case .changed: "another program changed it"
        case .locked: "another program is writing it"
        case .system(let number): String(cString: strerror(number))
        }
    }

    package var errorDescription: String? { description }
}
