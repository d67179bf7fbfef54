import Foundation

/// The importance of a message.
///
/// Matches: os.OSLogType
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// A place for messages: a part of a program.
///
/// Matches: os.OSLog
public final class OSLog: Sendable {
    let subsystem: String
    let category: String
    private let isDisabled: Bool

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category) = (subsystem, category)
        isDisabled = false
    }

    private init(isDisabled: Bool) {
        (subsystem, category) = ("", "")
        self.isDisabled = isDisabled
    }

    /// The log of messages without a subsystem.
    public static let `default` = OSLog(isDisabled: false)

    /// A log that drops every message.
    public static let disabled = OSLog(isDisabled: true)

    /// Returns whether messages of a type are written; all are, but to ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Writes a message.
    func write(_ message: OSLogMessage, _ type: OSLogType) {
        guard !isDisabled else { return }
        let output = LogOutput.standardError
        output.write(
            message.text(showsPrivate: output.showsPrivate), type, subsystem: subsystem,
            category: category)
    }
}
