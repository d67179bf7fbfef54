import Foundation
import LozengeCore

/// The user's language, calendar and time zone.
nonisolated extension EnvironmentValues {
    /// The calendar of dates.
    ///
    /// Matches: SwiftUI.EnvironmentValues.calendar
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone of displayed dates.
    ///
    /// Matches: SwiftUI.EnvironmentValues.timeZone
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The language settings of the user; a change of these alone does not shape texts again.
    package var reader: Reader {
        get { self[ReaderKey.self] }
        set { self[ReaderKey.self] = newValue }
    }
}

/// The language settings of the user.
nonisolated package final class Reader: Equatable, Sendable {
    /// The settings from the environment of the process.
    static let ofProcess = Reader(Locale(posix: .ofProcess))

    let locale: Locale
    /// True if numbers are written with the digits 0 to 9.
    let usesWesternDigits: Bool

    package init(_ locale: Locale) {
        self.locale = locale
        usesWesternDigits = locale.numberingSystem.identifier == "latn"
    }

    package static func == (lhs: Reader, rhs: Reader) -> Bool {
        lhs === rhs || lhs.locale == rhs.locale
    }
}

nonisolated extension Locale {
    /// Creates the locale that the variables of a process name, the current one if they name none.
    ///
    /// Foundation does not read them.
    ///
    /// Source: POSIX, "Environment Variables", for their order and form.
    init(posix variables: EnvironmentVariables) {
        let name = LocaleVariables.name(in: variables)
        let locale = name?.prefix { $0 != "." && $0 != "@" } ?? ""
        let isNone = locale.isEmpty || locale == "C" || locale == "POSIX"
        var parts = locale.split(separator: "_", maxSplits: 1).map(String.init)
        if let script = name.flatMap(Self.script(posix:)), !parts.isEmpty {
            parts.insert(script, at: 1)
        }
        self = isNone ? .current : Locale(identifier: parts.joined(separator: "_"))
    }

    /// Returns the script in the modifier of a name, such as `Latn` of `sr_RS@latin`.
    ///
    /// Source: the modifiers of the locales of the GNU C library that name a script; `@iqtelif` is the Latin
    /// alphabet of Tatar.
    private static func script(posix name: String) -> String? {
        let parts = name.split(separator: "@", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        return switch parts[1].lowercased() {
        case "latin", "iqtelif": "Latn"
        case "cyrillic": "Cyrl"
        case "devanagari": "Deva"
        default: nil
        }
    }
}

nonisolated private struct ReaderKey: EnvironmentKey {
    static var defaultValue: Reader { .ofProcess }
}
nonisolated private struct CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
        var calendar = Calendar.current
        calendar.locale = Reader.ofProcess.locale
        return calendar
    }()
}
nonisolated private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}
