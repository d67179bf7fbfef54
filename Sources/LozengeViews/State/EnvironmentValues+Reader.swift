import Foundation
import LozengeCore

/// How the reader writes words, numbers and dates.
nonisolated extension EnvironmentValues {
    /// The language of texts, and how numbers and dates are written in them.
    ///
    /// Where none is set, it is what `LC_ALL`, `LC_MESSAGES` or `LANG` name.
    ///
    /// Matches: SwiftUI.EnvironmentValues.locale
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set {
            readerLocale = newValue
            localeLanguage = newValue.identifier(.bcp47)
        }
    }

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

    /// The locale of the whole window; letters are shaped as the desktop does anyway.
    package var readerLocale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}

nonisolated extension Locale {
    /// What the process was told of its user's language; Foundation does not look there.
    static let ofUser = Locale(posix: ProcessInfo.processInfo.environment)

    /// The locale that the variables of a process name, the present one where they name none.
    ///
    /// Source: POSIX, "Environment Variables", for their order and form.
    init(posix variables: [String: String]) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { variables[$0] }.first { !$0.isEmpty }
        let locale = name?.prefix { $0 != "." && $0 != "@" } ?? ""
        let isNone = locale.isEmpty || locale == "C" || locale == "POSIX"
        self = isNone ? .current : Locale(identifier: String(locale))
    }
}

nonisolated private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .ofUser }
}
nonisolated private struct CalendarKey: EnvironmentKey {
    static let defaultValue: Calendar = {
        var calendar = Calendar.current
        calendar.locale = .ofUser
        return calendar
    }()
}
nonisolated private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}
