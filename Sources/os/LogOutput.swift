import Foundation
import LozengeCore

/// The place that messages go to: standard error, which may be the journal.
struct LogOutput: Sendable {
    enum Form: Sendable {
        /// A terminal, a file or another program.
        case plain
        /// The journal of systemd, which reads the priority of each line.
        case journal
    }

    let form: Form
    /// True if private values are written as they are: for a developer at a terminal.
    let showsPrivate: Bool
    let writeLine: @Sendable (String) -> Void

    static let standardError = LogOutput(
        form: isJournal ? .journal : .plain, showsPrivate: isatty(STDERR_FILENO) != 0,
        writeLine: { writeToStandardError($0) })

    /// Writes a message; each of its lines is a line of the output.
    func write(_ text: String, _ type: OSLogType, subsystem: String, category: String) {
        let places = [subsystem, category].filter { !$0.isEmpty }
        let place = places.isEmpty ? "" : "[\(places.joined(separator: ":"))] "
        switch form {
        case .plain: writeLine("\(place)\(type.word)\(text)")
        case .journal:
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let written = lines.map { "<\(type.priority)>\(place)\($0)" }
            writeLine(written.joined(separator: "\n"))
        }
    }

    /// Whether standard error is the stream that systemd made, and not another file put in its place.
    private static var isJournal: Bool {
        guard let stream = ProcessInfo.processInfo.environment["JOURNAL_STREAM"] else {
            return false
        }
        var status = stat()
        guard fstat(STDERR_FILENO, &status) == 0 else { return false }
        return isJournal(
            stream: stream, device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }

    /// Returns whether `JOURNAL_STREAM` names a file.
    static func isJournal(stream: String, device: UInt64, inode: UInt64) -> Bool {
        stream == "\(device):\(inode)"
    }
}

extension OSLogType {
    /// The word in front of a message.
    fileprivate var word: String {
        switch self {
        case .debug: "debug: "
        case .info: "info: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }

    /// The priority in the journal.
    ///
    /// Source: syslog(3); a default message is a notice, a fault is critical.
    fileprivate var priority: Int {
        switch self {
        case .debug: 7
        case .info: 6
        case .error: 3
        case .fault: 2
        default: 5
        }
    }
}
