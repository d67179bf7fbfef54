import CImage
import Foundation

/// Why a picture cannot be shown, as a sentence.
nonisolated struct PictureError: Error, CustomStringConvertible {
    let description: String
}

/// Where a picture is before it is decoded.
nonisolated enum EncodedPicture: Hashable, Sendable {
    /// A file, and when it was written, in nanoseconds: written anew it is another picture.
    case file(String, modified: Int)
    case data(Data)

    /// The file at `path`.
    init(path: String) {
        var status = stat()
        let time = stat(path, &status) == 0 ? status.st_mtim : timespec()
        self = .file(path, modified: time.tv_sec &* 1_000_000_000 &+ time.tv_nsec)
    }

    /// What the picture is called in a sentence.
    var name: String {
        switch self {
        case .file(let path, _): path
        case .data(let data): "A picture of \(data.count) bytes"
        }
    }

    /// Calls `body` with the path of a file that holds the picture.
    ///
    /// What is in memory gets a file there: the readers of files notice that one is cut short, those
    /// of memory do not.
    func withPath<Result>(
        _ body: (String) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        switch self {
        case .file(let path, _):
            return try body(path)
        case .data(let data):
            let file = memfd_create("picture", 1)
            guard file >= 0 else {
                throw PictureError(
                    description: "\(name) cannot be read: there is no memory for it.")
            }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            defer { withExtendedLifetime(handle) {} }
            do { try handle.write(contentsOf: data) } catch {
                throw PictureError(description: "\(name) cannot be read: \(error).")
            }
            return try body("/proc/self/fd/\(file)")
        }
    }
}
