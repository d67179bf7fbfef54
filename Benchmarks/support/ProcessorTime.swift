import Foundation

/// The processor time of this program so far, in microseconds.
package func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The processor time of the X server so far, in microseconds; 0 if its process is not known.
package nonisolated func serverTime() -> Double {
    guard let process = ProcessInfo.processInfo.environment["BENCH_SERVER"],
        let line = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8),
        let nanoseconds = line.split(separator: " ").first.flatMap({ Double($0) })
    else { return 0 }
    return nanoseconds / 1000
}
