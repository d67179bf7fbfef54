import Foundation

nonisolated extension Measurement where UnitType: Dimension {
    /// A format of measurements in the words and units of a locale, such as "3.1 mi" for five kilometers in the United States.
    ///
    /// ```swift
    /// let way = Measurement(value: 5, unit: UnitLength.kilometers)
    /// way.formatted(.measurement(width: .wide, usage: .asProvided))  // 5 kilometers
    /// ```
    ///
    /// Source: Unicode CLDR, whose words and units the ICU in Foundation has.
    ///
    /// Matches: Foundation.Measurement.FormatStyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's words.
        ///
        /// Matches: Foundation.Measurement.FormatStyle.UnitWidth
        public struct UnitWidth: Codable, Hashable, Sendable {
            /// The width in ICU's words.
            fileprivate let name: String

            /// The words of the unit: "5 kilometers".
            public static var wide: UnitWidth { UnitWidth(name: "unit-width-full-name") }
            /// A sign with a space: "5 km".
            public static var abbreviated: UnitWidth { UnitWidth(name: "unit-width-short") }
            /// A sign without a space: "5km".
            public static var narrow: UnitWidth { UnitWidth(name: "unit-width-narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        /// The use by which the locale chooses the unit; ``MeasurementFormatUnitUsage/asProvided`` if `nil`.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number; `nil` for as many digits as the use needs.
        ///
        /// A measurement in two units, such as feet and inches, has its own.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// True to show degrees without the name of their scale.
        private var hidesScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        public func format(_ value: Measurement) -> String {
            let digits = numberFormatStyle.map { style in
                { (number: Double) in style.locale(locale).format(number) }
            }
            return MeasurementFormat(
                width: width.name, locale: locale, use: usage?.name, hidesScale: hidesScale,
                digits: digits
            ).text(of: value.value, in: value.unit)
        }
    }

    /// Returns the measurement in the words and the units of the current locale.
    ///
    /// Matches: Foundation.Measurement.formatted()
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement by a style.
    ///
    /// Matches: Foundation.Measurement.formatted(_:)
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement {
        style.format(self)
    }
}

nonisolated extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// True if degrees are shown without the name of their scale: "68°".
    ///
    /// Matches: Foundation.Measurement.FormatStyle.hidesScaleName
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a style of temperatures.
    ///
    /// Matches: Foundation.Measurement.FormatStyle.init(width:locale:usage:hidesScaleName:numberFormatStyle:)
    public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

nonisolated extension FormatStyle {
    /// A format of measurements.
    ///
    /// Matches: Foundation.FormatStyle.measurement(width:usage:numberFormatStyle:)
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures.
    ///
    /// Matches: Foundation.FormatStyle.measurement(width:usage:hidesScaleName:numberFormatStyle:)
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}
