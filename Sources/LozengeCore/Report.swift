import Foundation

/// Says something that went wrong, once, on standard error.
///
/// For what does not end the app: a missing picture, a size that is no number. The same message is
/// not repeated.
@MainActor
public func report(_ message: String) {
    guard saidReports.insert(message).inserted else { return }
    writeToStandardError("lozenge: \(message)")
}

/// Writes a line to standard error, unless that is closed or full.
package func writeToStandardError(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
}

/// What was said so far.
@MainActor package private(set) var saidReports: Set<String> = []
