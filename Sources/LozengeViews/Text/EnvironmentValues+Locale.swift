public import Foundation
import LozengeCore

nonisolated extension EnvironmentValues {
    /// The locale of texts: their language and the format of numbers and dates.
    ///
    /// The default is the locale named by `LC_ALL`, `LC_MESSAGES` or `LANG`.
    ///
    /// Matches: SwiftUI.EnvironmentValues.locale
    public var locale: Locale {
        get { reader.locale }
        set {
            reader = Reader(newValue)
            localeLanguage = newValue.identifier(.bcp47)
        }
    }
}
