import Foundation

/// Measures intervals of a program, which are written to the log with their durations.
///
/// Matches: os.OSSignposter
/// Differs: intervals and events are messages of the level debug.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init() { log = .default }

    public init(logHandle: OSLog) { log = logHandle }

    public init(logger: Logger) { log = logger.log }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether intervals are written.
    public var isEnabled: Bool { log.isEnabled(type: .debug) }

    /// Returns a number for telling intervals of one name from each other.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(.random(in: 1..<(.max))) }

    /// Begins an interval.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: Tells intervals of one name from each other.
    /// - Returns: The state to end the interval with.
    ///
    /// Matches: os.OSSignposter.beginInterval(_:id:)
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id)
    }

    /// Begins an interval with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: Tells intervals of one name from each other.
    ///   - message: A message, which is written at once.
    /// - Returns: The state to end the interval with.
    ///
    /// Matches: os.OSSignposter.beginInterval(_:id:_:)
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        emitEvent(name, id: id, message)
        return OSSignpostIntervalState(id: id)
    }

    /// Ends an interval, and writes its name and its duration.
    ///
    /// Matches: os.OSSignposter.endInterval(_:_:)
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        write("\(name)", state.id, "\(state.start.duration(to: .now))")
    }

    /// Ends an interval with a message, and writes its name and its duration.
    ///
    /// Matches: os.OSSignposter.endInterval(_:_:_:)
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {
        endInterval(name, state)
        emitEvent(name, id: state.id, message)
    }

    /// Calls a function, and writes how long it took.
    ///
    /// Matches: os.OSSignposter.withIntervalSignpost(_:id:around:)
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Writes that something happened.
    ///
    /// Matches: os.OSSignposter.emitEvent(_:id:)
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        write("\(name)", id, "now")
    }

    /// Writes that something happened, with a message.
    ///
    /// Matches: os.OSSignposter.emitEvent(_:id:_:)
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {
        let head = OSLogInterpolation.Part.text("\(name)\(id.suffix): ")
        log.write(OSLogMessage(parts: [head] + message.parts), .debug)
    }

    private func write(_ name: String, _ id: OSSignpostID, _ text: String) {
        log.write(OSLogMessage(parts: [.text("\(name)\(id.suffix): \(text)")]), .debug)
    }
}

/// Tells intervals of one name from each other.
///
/// Matches: os.OSSignpostID
public struct OSSignpostID: Hashable, Sendable {
    public let rawValue: UInt64

    public init(_ value: UInt64) { rawValue = value }

    /// For an interval that is the only one of its name.
    public static let exclusive = OSSignpostID(0)

    var suffix: String { self == .exclusive ? "" : " \(String(rawValue, radix: 16))" }
}

/// An interval that has begun.
///
/// Matches: os.OSSignpostIntervalState
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let start = ContinuousClock.now

    init(id: OSSignpostID) { self.id = id }
}
