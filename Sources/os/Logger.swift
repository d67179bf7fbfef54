/// Writes messages of a part of a program to standard error, or to the journal if that is there.
///
/// Matches: os.Logger
/// Differs: all levels are written. Strings and objects that are not public are shown at a terminal
/// and hidden elsewhere.
public struct Logger: Sendable {
    let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// A logger without a subsystem.
    public init() { log = .default }

    public init(_ log: OSLog) { self.log = log }

    /// Writes a message of the default level.
    ///
    /// Matches: os.Logger.log(_:)
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a message of a level.
    ///
    /// Matches: os.Logger.log(level:_:)
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Writes a message for tracing a program, as ``debug(_:)``.
    ///
    /// Matches: os.Logger.trace(_:)
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message for finding mistakes.
    ///
    /// Matches: os.Logger.debug(_:)
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message that may help later.
    ///
    /// Matches: os.Logger.info(_:)
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Writes a message of the default level.
    ///
    /// Matches: os.Logger.notice(_:)
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes an error, as ``error(_:)``.
    ///
    /// Matches: os.Logger.warning(_:)
    public func warning(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes that something did not work.
    ///
    /// Matches: os.Logger.error(_:)
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes a fault, as ``fault(_:)``.
    ///
    /// Matches: os.Logger.critical(_:)
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Writes that the program has a mistake.
    ///
    /// Matches: os.Logger.fault(_:)
    public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// Writes a message of the default level to the default log.
///
/// Matches: os.os_log(_:)
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }

/// Writes a message of a level to a log.
///
/// Matches: os.os_log(_:log:_:)
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type)
}
