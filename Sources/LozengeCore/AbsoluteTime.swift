public import Foundation

/// A time, in seconds since the first instant of 2001 in Greenwich.
///
/// Matches: CoreFoundation.CFAbsoluteTime
public typealias CFAbsoluteTime = TimeInterval

/// Returns the present time.
///
/// Matches: CoreFoundation.CFAbsoluteTimeGetCurrent()
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
