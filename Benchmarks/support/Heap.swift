import Foundation

/// The counts of `tools/count-heap.c`, if it is preloaded.
package nonisolated enum Heap {
    private typealias Counter = @convention(c) () -> Int

    /// True if the counter is preloaded.
    package static var isCounted: Bool { dlsym(nil, "counted_calls") != nil }
    /// Calls that allocated memory, of all threads.
    package static var calls: Int { countedCalls() }
    /// Bytes in use, including the allocator's overhead.
    package static var bytes: Int { countedBytes() }

    private static let countedCalls = counter("counted_calls")
    private static let countedBytes = counter("counted_bytes")

    private static func counter(_ name: String) -> Counter {
        guard let address = dlsym(nil, name) else {
            fail("\(name) is not there; LD_PRELOAD has to name the compiled tools/count-heap.c.")
        }
        return unsafeBitCast(address, to: Counter.self)
    }
}
