import Foundation
import LozengeCore

/// Loads encoded pictures from files and servers, and keeps the last ones.
final class LoadedPictures {
    private let threads = DecodingThreads(atMost: 4)
    /// The pictures of servers that were loaded last, the latest last.
    private var recent: [(url: URL, data: Data)] = []
    /// The most bytes of pictures that are kept.
    private static let mostBytes = 32 << 20

    /// The loads that are under way, each for all that wait for it.
    private var underWay: [URL: Load] = [:]

    private struct Load {
        let task: Task<Result<Data, PictureLoadingError>, Never>
        let cancellation: Cancellation
        var waiterCount = 0
    }

    /// Loads the encoded picture at an address.
    ///
    /// - Throws: A ``PictureLoadingError``, and `CancellationError` if the task is cancelled.
    func load(_ url: URL) async throws -> Data {
        if let index = recent.firstIndex(where: { $0.url == url }) {
            let known = recent.remove(at: index)
            recent.append(known)
            return known.data
        }
        var load = underWay[url] ?? start(url)
        load.waiterCount += 1
        underWay[url] = load
        let (task, cancellation) = (load.task, load.cancellation)
        let result = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            Task { @MainActor in leave(url, cancellation) }
        }
        try Task.checkCancellation()
        return try result.get()
    }

    private func start(_ url: URL) -> Load {
        let cancellation = Cancellation()
        let task = Task {
            let result = await threads.run { Self.read(url, cancellation) }
            // A load that was given up may have been started anew.
            if underWay[url]?.cancellation === cancellation { underWay[url] = nil }
            if case .success(let data) = result, !url.isFileURL { keep(data, of: url) }
            return result
        }
        return Load(task: task, cancellation: cancellation)
    }

    /// Notes that a view has left, and gives the load up if it was the last one.
    private func leave(_ url: URL, _ cancellation: Cancellation) {
        guard var load = underWay[url], load.cancellation === cancellation else { return }
        load.waiterCount -= 1
        underWay[url] = load.waiterCount > 0 ? load : nil
        if load.waiterCount == 0 { cancellation.set() }
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
            guard !cancelled.isSet else { throw PictureLoadingError("The load was cancelled.") }
            let data = try bytes(of: url, cancelled)
            if let problem = EncodedPicture.data(data).problem {
                throw PictureLoadingError("Cannot decode \(url.absoluteString): \(problem)")
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
                return try RegularFile.contents(of: url.path, atMost: Curl.maximumBytes)
            } catch {
                throw PictureLoadingError("\(url.path) cannot be read: \(error).")
            }
        case "http", "https":
            return try Curl.load(url) { cancelled.isSet }
        default:
            throw PictureLoadingError(
                "Cannot load \(url.absoluteString): only file, http and https URLs are supported.")
        }
    }
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
