import Foundation
import Synchronization

/// Says something that went wrong, once, on standard error.
///
/// For what does not end the app: a missing picture, an invalid length. The same message is not
/// repeated, and after 1000 messages one says that there are no more.
public nonisolated func report(_ message: String) {
    let line: String? = reports.withLock { reports in
        guard reports.count < mostReports, reports.insert(message).inserted else { return nil }
        return reports.count < mostReports
            ? message : "Too many messages. Further ones are omitted."
    }
    if let line { writeToStandardError("lozenge: \(line)") }
}

/// Writes a line to standard error, unless that is closed or full.
package nonisolated func writeToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}

/// More messages than anyone reads; where a message names data, there may be any number of them.
private nonisolated let mostReports = 1000

private nonisolated let reports = Mutex<Set<String>>([])

/// The messages so far.
package nonisolated var saidReports: Set<String> { reports.withLock { $0 } }
