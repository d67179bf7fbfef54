import Foundation
import LozengeCore
import Synchronization

/// Loads encoded pictures from files and servers, and keeps the last ones.
final class LoadedPictures {
    private let threads = DecodingThreads(atMost: 4)
    /// The pictures of servers that were loaded last, the latest last.
    private var recent: [(url: URL, data: Data)] = []
    /// The most bytes of pictures that are kept.
    private static let mostBytes = 32 << 20

    /// Loads the encoded picture at an address.
    ///
    /// - Throws: A ``PictureLoadingError``, and `CancellationError` if the task is cancelled.
    func load(_ url: URL) async throws -> Data {
        if let index = recent.firstIndex(where: { $0.url == url }) {
            let known = recent.remove(at: index)
            recent.append(known)
            return known.data
        }
        let cancelled = Cancellation()
        let result = await withTaskCancellationHandler {
            await threads.run { Self.read(url, cancelled) }
        } onCancel: {
            cancelled.set()
        }
        try Task.checkCancellation()
        let data = try result.get()
        if !url.isFileURL { keep(data, of: url) }
        return data
    }

    private func keep(_ data: Data, of url: URL) {
        guard data.count <= Self.mostBytes / 4, !recent.contains(where: { $0.url == url }) else {
            return
        }
        recent.append((url, data))
        while recent.reduce(0, { $0 + $1.data.count }) > Self.mostBytes { recent.removeFirst() }
    }

    /// Reads a picture and checks that it is one.
    private nonisolated static func read(
        _ url: URL, _ cancelled: Cancellation
    ) -> Result<Data, PictureLoadingError> {
        do throws(PictureLoadingError) {
            let data = try bytes(of: url, cancelled)
            if let problem = EncodedPicture.data(data).problem {
                throw PictureLoadingError("\(url.absoluteString) is no picture: \(problem)")
            }
            return .success(data)
        } catch {
            return .failure(error)
        }
    }

    private nonisolated static func bytes(
        of url: URL, _ cancelled: Cancellation
    ) throws(PictureLoadingError) -> Data {
        switch url.scheme?.lowercased() {
        case "file":
            do throws(FileError) {
                return try RegularFile.contents(of: url.path, atMost: Curl.mostBytes)
            } catch {
                throw PictureLoadingError("\(url.path) cannot be read: \(error).")
            }
        case "http", "https":
            return try Curl.load(url) { cancelled.isSet }
        default:
            throw PictureLoadingError(
                "\(url.absoluteString) cannot be loaded: its scheme is not file, http or https.")
        }
    }
}

/// A sign to a thread that its result is not waited for.
private nonisolated final class Cancellation: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
}

extension EncodedPicture {
    /// Why this cannot be decoded; `nil` for a picture.
    fileprivate nonisolated var problem: String? {
        do throws(PictureError) {
            _ = try PictureHeader(of: self)
            return nil
        } catch {
            return error.description
        }
    }
}
