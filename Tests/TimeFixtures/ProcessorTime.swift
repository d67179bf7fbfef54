import Foundation

/// Returns the seconds that this thread computes in `body`, however busy the machine is.
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

/// Measures the growth of a running time.
///
/// The amount of work is increased until its time can be measured.
///
/// - Parameters:
///   - count: The first amount of work.
///   - limit: The greatest amount of which eight times as much is measured.
///   - body: Does the given amount of work.
/// - Returns: The ratio of the times for eight times the work and for the work: about 8 if the time is
/// proportional, 64 if it is quadratic.
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
    // Other processes that use the memory may delay some of the runs.
    let again = try processorTime { try body(count) }
    let eightfold = try processorTime { try body(8 * count) }
    let eightfoldAgain = try processorTime { try body(8 * count) }
    return min(eightfold, eightfoldAgain) / max(part, again)
}
