import Foundation

/// The seconds that this thread computes in `body`, however busy the machine is.
public func processorTime(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
}

/// Measures how the time of something grows.
///
/// So much of it is taken that its time can be told.
///
/// - Parameters:
///   - count: How much is tried first.
///   - limit: The most of which eight times as much is tried.
///   - body: Does so much of it.
/// - Returns: How many times as long eight times as much of it takes: about 8 if its time is
///   proportional, 64 if it is quadratic.
public func growth(
    from count: Int, upTo limit: Int = 1 << 22, _ body: (Int) throws -> Void
) rethrows -> Double {
    try body(count)
    var count = count
    var part = try processorTime { try body(count) }
    while part < 0.02, 2 * count <= limit {
        count *= 2
        part = try processorTime { try body(count) }
    }
    // Something else may hold up one of them.
    let again = try processorTime { try body(count) }
    return try processorTime { try body(8 * count) } / max(part, again)
}
