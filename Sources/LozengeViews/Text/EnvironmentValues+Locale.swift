public import Foundation
import LozengeCore

nonisolated extension EnvironmentValues {
    /// The language of texts, and how numbers and dates are written in them.
    ///
    /// Where none is set, it is what `LC_ALL`, `LC_MESSAGES` or `LANG` name.
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
