import CImage
import Foundation
import LozengeCore

/// Why a picture cannot be shown, as a sentence.
nonisolated struct PictureError: Error, CustomStringConvertible {
    let description: String
}

/// The source of an encoded picture.
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

    /// The size of the file; 0 if there is none.
    var byteCount: Int {
        switch self {
        case .file(let path, _):
            var status = stat()
            return stat(path, &status) == 0 ? Int(status.st_size) : 0
        case .data(let data): return data.count
        }
    }

    /// The name of the picture in messages.
    var name: String {
        switch self {
        case .file(let path, _): path
        case .data(let data): "A picture of \(data.count) bytes"
        }
    }

    /// The most bytes of a file, which is read whole for some formats: 256 MiB.
    private static let mostBytes = 256 << 20

    /// Checks that reading a file does not wait for another process, and ends.
    private func check(_ path: String) throws(PictureError) {
        do throws(FileError) {
            let file = try RegularFile(path)
            guard file.size <= Self.mostBytes else {
                throw FileError.tooLarge(limit: Self.mostBytes)
            }
        } catch {
            throw PictureError(description: "\(path) cannot be read: \(error).")
        }
    }

    /// Calls `body` with a file that holds the picture.
    ///
    /// Data in memory is written to a file in memory: decoders of files notice truncated data,
    /// decoders of memory do not.
    func withFile<Result>(
        _ body: (PictureFile) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        switch self {
        case .file(let path, _):
            try check(path)
            // Some formats are known by the ends of names only, and drawings name other files.
            return try body(PictureFile(path: path))
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
            return try body(
                PictureFile(path: "/proc/self/fd/\(file)", descriptor: file))
        }
    }
}
