import Foundation
import LozengeTesting
import LozengeViews
import Testing

/// Source: the words and units of Unicode CLDR.
@Suite("Formats of measurements")
struct MeasurementFormatTests {
    private let american = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")
    private let way = Measurement(value: 5, unit: UnitLength.kilometers)

    private func text<Unit: Dimension>(
        _ value: Double, _ unit: Unit, _ width: Measurement<Unit>.FormatStyle.UnitWidth,
        _ usage: MeasurementFormatUnitUsage<Unit>, _ locale: Locale
    ) -> String {
        Measurement(value: value, unit: unit)
            .formatted(.measurement(width: width, usage: usage).locale(locale))
    }

    @Test("A measurement is shown in the unit of the locale for its use")
    func usage() {
        #expect(text(5, UnitLength.kilometers, .abbreviated, .general, american) == "3.1 mi")
        #expect(text(5, UnitLength.kilometers, .abbreviated, .general, german) == "5 km")
        #expect(
            text(180, UnitLength.centimeters, .abbreviated, .personHeight, american)
                == "5 ft, 11 in")
        #expect(text(20, UnitTemperature.celsius, .abbreviated, .weather, american) == "68°F")
        #expect(text(80, UnitMass.kilograms, .abbreviated, .personWeight, american) == "176 lb")
    }

    @Test("A measurement as it is provided keeps its unit, in three widths")
    func widths() {
        #expect(text(5, UnitLength.kilometers, .wide, .asProvided, american) == "5 kilometers")
        #expect(text(1, UnitLength.kilometers, .wide, .asProvided, american) == "1 kilometer")
        #expect(text(5, UnitLength.kilometers, .abbreviated, .asProvided, american) == "5 km")
        #expect(text(5, UnitLength.kilometers, .narrow, .asProvided, american) == "5km")
        #expect(text(1.5, UnitDuration.hours, .wide, .asProvided, german) == "1,5 Stunden")
    }

    @Test("A style of numbers decides the digits, and these the words of the unit")
    func digits() {
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        func text(_ value: Double, _ locale: Locale) -> String {
            Measurement(value: value, unit: UnitLength.miles).formatted(
                .measurement(width: .wide, usage: .asProvided, numberFormatStyle: style)
                    .locale(locale))
        }
        #expect(text(1234.5, american) == "1,234.50 miles")
        #expect(text(1, american) == "1.00 miles")
        #expect(text(1234.5, german) == "1.234,50 Meilen")
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        let mile = Measurement(value: 1.1, unit: UnitLength.miles)
        #expect(
            mile.formatted(
                .measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole)
                    .locale(american)) == "1 mile")
        #expect(
            way.formatted(
                .measurement(width: .abbreviated, usage: .road, numberFormatStyle: style)
                    .locale(american)) == "3.11 mi")
    }

    @Test("Degrees are shown without their scale")
    func hiddenScale() {
        let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        #expect(
            warm.formatted(
                .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)
                    .locale(american)) == "69°")
        #expect(
            warm.formatted(
                .measurement(
                    width: .narrow, usage: .asProvided, hidesScaleName: true,
                    numberFormatStyle: .number.precision(.fractionLength(1))
                ).locale(german)) == "20,4°")
    }

    @Test("Units without a use, and units of the program, are shown")
    func otherUnits() {
        #expect(text(90, UnitAngle.degrees, .abbreviated, .general, american) == "90 deg")
        #expect(
            text(16, UnitInformationStorage.gigabytes, .abbreviated, .general, american) == "16 GB")
        #expect(text(3, UnitMass.metricTons, .abbreviated, .asProvided, american) == "3 t")
        let league = UnitLength(symbol: "lea", converter: UnitConverterLinear(coefficient: 4828))
        #expect(text(2.5, league, .wide, .asProvided, german) == "2,5 lea")
        #expect(text(.nan, UnitLength.meters, .abbreviated, .asProvided, american) == "NaN m")
        #expect(text(.infinity, UnitLength.meters, .abbreviated, .asProvided, american) == "∞ m")
    }

    @Test("A text shows a measurement in the locale of its environment")
    func text() {
        let screen = Screen(400, 100) {
            Text(way, format: .measurement(width: .wide))
                .environment(\.locale, german)
        }
        #expect(screen.texts.contains("5 Kilometer"), "\(screen.texts)")
    }
}
