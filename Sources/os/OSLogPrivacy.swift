import Foundation

/// The privacy of a value in a message.
///
/// Matches: os.OSLogPrivacy
/// Differs: private values are shown at a terminal; sensitive ones never are.
public struct OSLogPrivacy: Sendable {
    /// Something to tell equal values by that are not shown.
    ///
    /// Matches: os.OSLogPrivacy.Mask
    public enum Mask: Sendable { case hash, none }

    private enum Level { case automatic, shown, hidden, sensitive }

    private let level: Level
    private let mask: Mask

    /// Public for numbers, truth values and types, private for all else.
    public static var auto: OSLogPrivacy { auto(mask: .none) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .shown, mask: .none) }
    public static var `private`: OSLogPrivacy { `private`(mask: .none) }
    /// Hidden even at a terminal.
    public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

    public static func auto(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(level: .automatic, mask: mask)
    }

    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(level: .hidden, mask: mask)
    }

    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(level: .sensitive, mask: mask)
    }

    /// The same for a value that is public by default.
    var numeric: OSLogPrivacy { level == .automatic ? .public : self }

    /// Returns a value as it is written.
    func shown(_ value: String, showsPrivate: Bool) -> String {
        switch level {
        case .shown: value
        case .automatic, .hidden: showsPrivate ? value : hidden(value)
        case .sensitive: hidden(value)
        }
    }

    private func hidden(_ value: String) -> String {
        switch mask {
        case .none: "<private>"
        // Seeded anew in each run, so that a value cannot be found by trying.
        case .hash: "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
    }
}
