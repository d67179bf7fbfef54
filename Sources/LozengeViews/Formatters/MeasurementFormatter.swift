import Foundation

/// A formatter of measurements in the words and units of a locale: "3.107 mi" for five kilometers in the United States.
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.unitOptions = .providedUnit
/// formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))  // 5 km
/// ```
///
/// Source: Unicode CLDR, whose words and units the ICU in Foundation has.
///
/// Matches: Foundation.MeasurementFormatter
nonisolated open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit.
    ///
    /// Matches: Foundation.MeasurementFormatter.UnitOptions
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, rather than that of the locale.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit of the locale that suits the size of the measurement.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Degrees without the name of their scale: "68°".
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of the unit; by default that of the locale.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's words: "5km", "5 km" or "5 kilometers".
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The locale whose words and units are used.
    open var locale: Locale = .autoupdatingCurrent
    /// The formatter of the number; by default one of decimal numbers in the locale.
    open var numberFormatter: NumberFormatter {
        get { ownNumbers ?? decimals }
        set { ownNumbers = newValue }
    }
    private var ownNumbers: NumberFormatter?
    private let decimals = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Returns a measurement in the words of the locale.
    ///
    /// Matches: Foundation.MeasurementFormatter.string(from:)
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        format.text(of: measurement.value, in: measurement.unit)
    }

    /// Returns the words of a unit: "km" or "kilometers".
    open func string(from unit: Unit) -> String {
        var format = MeasurementFormat(width: width, locale: locale, use: nil)
        format.digits = { _ in "" }
        return format.text(of: 10, in: unit).trimmingCharacters(in: .whitespaces)
    }

    private var format: MeasurementFormat {
        let numbers = numberFormatter
        if ownNumbers == nil { numbers.locale = locale }
        return MeasurementFormat(
            width: width, locale: locale,
            use: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            digits: { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" })
    }

    private var width: String {
        switch unitStyle {
        case .short: "unit-width-narrow"
        case .long: "unit-width-full-name"
        default: "unit-width-short"
        }
    }
}
