import Foundation
import LozengeImage

nonisolated extension URL {
    /// The bytes of the file or of the server's answer, read as they are asked for.
    ///
    /// A file is read in parts; an answer is loaded whole, of 64 MiB at most, by libcurl.
    ///
    /// Matches: Foundation.URL.resourceBytes
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or of the server's answer, in UTF-8; empty lines are left out.
    ///
    /// ```swift
    /// for try await word in url.lines { words.append(word) }
    /// ```
    ///
    /// Matches: Foundation.URL.lines
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of a file or of a server's answer.
    ///
    /// Reading throws an error of Foundation's if the file or the answer cannot be read, and `CancellationError` if the
    /// task is cancelled.
    ///
    /// Matches: Foundation.URL.AsyncBytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            private var file: FileHandle?
            private var isLoaded = false
            private var part: [UInt8] = []
            private var position = 0

            fileprivate init(url: URL) { self.url = url }

            public mutating func next() async throws -> UInt8? {
                while position == part.count {
                    try Task.checkCancellation()
                    guard let next = try await nextPart() else { return nil }
                    (part, position) = (next, 0)
                }
                defer { position += 1 }
                return part[position]
            }

            /// Returns the next bytes; `nil` at the end.
            private mutating func nextPart() async throws -> [UInt8]? {
                guard url.isFileURL else {
                    guard !isLoaded else { return nil }
                    isLoaded = true
                    return try await answer(of: url)
                }
                let file = try file ?? FileHandle(forReadingFrom: url)
                self.file = file
                let data = try await onOtherThread { try file.read(upToCount: 1 << 16) }
                guard let data, !data.isEmpty else { return nil }
                return [UInt8](data)
            }
        }
    }
}

/// Returns the body of a server's answer.
private nonisolated func answer(of url: URL) async throws -> [UInt8] {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
        do {
            return try await onOtherThread { try [UInt8](Curl.load(url) { cancellation.isSet }) }
        } catch {
            try Task.checkCancellation()
            throw URLError(
                .cannotLoadFromNetwork, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
        }
    } onCancel: {
        cancellation.set()
    }
}

/// Returns the result of a function that may block, called on another thread.
private nonisolated func onOtherThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
    }
}
