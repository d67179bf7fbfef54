import Foundation
import LozengeCore

/// The end of a pipe that a decoder writes its reply to.
nonisolated struct DecoderOutput {
    private let descriptor: Int32
    private let deadline: ContinuousClock.Instant
    private let mostPixels: Int
    /// True if the deadline passed before the reply was complete.
    private(set) var isLate = false

    /// True if the decoder ended before the reply was complete.
    private(set) var isEnded = false

    init(_ descriptor: Int32, deadline: ContinuousClock.Instant, mostPixels: Int) {
        self.descriptor = descriptor
        self.deadline = deadline
        self.mostPixels = mostPixels
    }

    /// Returns the pixels; `nil` if there is no complete reply.
    mutating func read() throws(DecodingFailure) -> DecodedPixels? {
        guard let words = read(DecoderReply.length, of: UInt32.self),
            let reply = DecoderReply(words)
        else { return nil }
        guard reply.kind == .pixels else {
            let reason = read(min(reply.width, 4096), of: UInt8.self) ?? []
            throw DecodingFailure(
                reason: String(decoding: reason, as: UTF8.self),
                isLimit: reply.kind == .exceededMemory)
        }
        guard (1...mostPixels).contains(reply.width), (1...mostPixels).contains(reply.height),
            reply.width * reply.height <= mostPixels,
            let pixels = read(reply.width * reply.height, of: UInt32.self)
        else { return nil }
        return DecodedPixels(
            width: reply.width, height: reply.height, isOpaque: reply.isOpaque, pixels: pixels)
    }

    /// Reads `count` values of a type without references.
    private mutating func read<Value: FixedWidthInteger>(
        _ count: Int, of type: Value.Type
    ) -> [Value]? {
        var isComplete = false
        let values = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
            isComplete = fill(UnsafeMutableRawBufferPointer(buffer))
            initialized = isComplete ? count : 0
        }
        return isComplete ? values : nil
    }

    private mutating func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
        var done = 0
        while done < bytes.count {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&state, 1, left > 0 ? Int32(min(left.rounded(.up), 1e6)) : 0)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                isLate = true
                return false
            }
            let count = Foundation.read(
                descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                isEnded = count == 0
                return false
            }
            done += count
        }
        return true
    }
}
