/// The kind of a signpost.
///
/// Matches: os.OSSignpostType
public enum OSSignpostType: String, Sendable {
    case begin, end, event
}

/// Writes a signpost to the log, as a message of the level debug.
///
/// - Parameters:
///   - type: Begin or end of an interval, or an event.
///   - log: The log.
///   - name: The name of the interval or event.
///   - signpostID: Tells intervals of one name from each other.
///
/// Matches: os.os_signpost(_:log:name:signpostID:)
/// Differs: there is no `dso`, and no format with arguments.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    log.write(
        "\(name)\(signpostID.suffix, privacy: .public): \(type.rawValue, privacy: .public)", .debug)
}

extension OSLog {
    /// The part of a log that a tool shows.
    ///
    /// Matches: os.OSLog.Category
    public struct Category: Hashable, Sendable {
        let name: String

        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// Creates a log of a category that a tool shows.
    ///
    /// Matches: os.OSLog.init(subsystem:category:)-Category
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }
}

extension OSSignpostID {
    /// Creates a number for telling intervals of one name from each other.
    ///
    /// Matches: os.OSSignpostID.init(log:)
    public init(log: OSLog) { self = OSSignposter(logHandle: log).makeSignpostID() }
}
