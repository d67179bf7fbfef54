import Foundation
import LozengeViews
import Testing

/// Source: the words and units of Unicode CLDR.
@Suite("Formatters of measurements and of times from now")
struct FormatterTests {
    private let way = Measurement(value: 5, unit: UnitLength.kilometers)

    private func formatter(_ options: MeasurementFormatter.UnitOptions = [])
        -> MeasurementFormatter
    {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = options
        return formatter
    }

    @Test("A measurement is in the unit of the locale, or in its own, in three lengths")
    func measurement() {
        #expect(formatter().string(from: way) == "3.107 mi")
        let own = formatter(.providedUnit)
        #expect(own.string(from: way) == "5 km")
        own.unitStyle = .long
        #expect(own.string(from: way) == "5 kilometers")
        #expect(own.string(from: UnitLength.kilometers) == "kilometers")
        own.unitStyle = .short
        #expect(own.string(from: way) == "5km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter([.providedUnit, .temperatureWithoutUnit]).string(from: warm) == "20°")
    }

    @Test("A formatter of numbers decides the digits of a measurement")
    func digits() {
        let formatter = formatter()
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: way) == "3.1 mi")
    }

    @Test("A time from now is in numbers or in names")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.localizedString(fromTimeInterval: -18_000) == "5 hours ago")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        #expect(formatter.localizedString(from: DateComponents(hour: 50)) == "in 50 hours")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.unitsStyle = .abbreviated
        let now = Date.now
        #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2h")
        #expect(formatter.string(for: now + 7230) == "in 2h")
    }
}
