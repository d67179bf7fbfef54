import Foundation
import Glibc
import LozengeCore
import LozengeImage

nonisolated extension URL {
    /// The bytes of the file, or of the server's answer.
    ///
    /// Matches: Foundation.URL.resourceBytes
    /// Differs: see ``AsyncBytes``.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or of the server's answer, in UTF-8; empty lines are left out.
    ///
    /// ```swift
    /// for try await word in url.lines { words.append(word) }
    /// ```
    ///
    /// Matches: Foundation.URL.lines
    /// Differs: see ``AsyncBytes``.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of a file, which is read in parts, or of a server's answer.
    ///
    /// Reading throws an error of Foundation's if the file or the answer cannot be read, and `CancellationError` if the
    /// task is cancelled; a wait for the other end of a pipe is not.
    ///
    /// Matches: Foundation.URL.AsyncBytes
    /// Differs: an answer is loaded whole by libcurl, of 64 MiB at most; a status without success is an error, and all
    /// errors of servers are `URLError.cannotLoadFromNetwork` with the reason in words.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// The bytes that are still to come.
        ///
        /// Matches: Foundation.URL.AsyncBytes.AsyncIterator
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
                let (known, url) = (file, url)
                let (file, part) = try await onThread {
                    let file = try known ?? FileHandle(forReadingFrom: url)
                    return (file, try file.readPart())
                }
                self.file = file
                return part.isEmpty ? nil : part
            }
        }
    }
}

extension FileHandle {
    /// Returns the bytes that are there, 64 KiB at most; none at the end.
    fileprivate nonisolated func readPart() throws -> [UInt8] {
        let size = 1 << 16
        return try [UInt8](unsafeUninitializedCapacity: size) { room, count in
            repeat {
                count = Glibc.read(fileDescriptor, room.baseAddress, size)
                if count >= 0 { return }
            } while errno == EINTR
            count = 0
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

/// Returns the body of a server's answer.
private nonisolated func answer(of url: URL) async throws -> [UInt8] {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
        throw URLError(.unsupportedURL)
    }
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
        do {
            return try await onThread { try [UInt8](Curl.load(url) { cancellation.isSet }) }
        } catch {
            try Task.checkCancellation()
            throw URLError(
                .cannotLoadFromNetwork, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
        }
    } onCancel: {
        cancellation.set()
    }
}
