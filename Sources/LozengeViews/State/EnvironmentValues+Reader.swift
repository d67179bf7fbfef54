import Foundation
import LozengeCore

/// How the reader writes words, numbers and dates.
nonisolated extension EnvironmentValues {
    /// The calendar that dates are counted in.
    ///
    /// Matches: SwiftUI.EnvironmentValues.calendar
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are shown for.
    ///
    /// Matches: SwiftUI.EnvironmentValues.timeZone
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Who reads the texts; where only this is set, letters are shaped as they are anyway.
    package var reader: Reader {
        get { self[ReaderKey.self] }
        set { self[ReaderKey.self] = newValue }
    }
}

/// Whoever reads a text.
nonisolated package final class Reader: Equatable, Sendable {
    /// Who was named when the process was started.
    static let ofProcess = Reader(Locale(posix: .ofProcess))

    let locale: Locale
    /// Whether numbers are written with the digits 0 to 9.
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
    /// The locale that the variables of a process name, the present one where they name none.
    ///
    /// Foundation does not look there.
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

    /// The letters that a name's modifier tells, such as `Latn` of `sr_RS@latin`.
    ///
    /// Source: the modifiers of the locales of the GNU C library that name letters; `@iqtelif` is
    /// the Latin alphabet of Tatar.
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
