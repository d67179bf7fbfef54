import Foundation

/// The names of Foundation's units in CLDR, which has their words in each language.
///
/// Source: Unicode CLDR 45, "Unit Identifiers".
nonisolated enum MeasurementUnits {
    /// Returns the name of a unit; `nil` for a unit of the program, and for the few that CLDR does not have.
    static func name(of unit: Dimension) -> String? {
        names.first { type(of: $0.unit) == type(of: unit) && $0.unit == unit }?.name
    }

    private static let names: [(unit: Dimension, name: String)] =
        space + matter + time + power + [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.megabits, "megabit"),
            (UnitInformationStorage.gigabits, "gigabit"),
            (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"),
            (UnitInformationStorage.kibibytes, "kibibyte"),
            (UnitInformationStorage.mebibytes, "mebibyte"),
            (UnitInformationStorage.gibibytes, "gibibyte"),
            (UnitInformationStorage.tebibytes, "tebibyte"),
        ]

    private static var space: [(Dimension, String)] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.meters, "meter"),
            (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"),
            (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
            (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
            (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
            (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
            (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"),
            (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
            (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
            (UnitVolume.imperialPints, "pint-imperial"),
            (UnitVolume.imperialQuarts, "quart-imperial"),
            (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
            (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
            (UnitAngle.revolutions, "revolution"),
        ]
    }

    private static var matter: [(Dimension, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
            (UnitMass.decigrams, "decigram"), (UnitMass.centigrams, "centigram"),
            (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
            (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"),
            (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
            (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitMass.slugs, "slug"),
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
            (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"),
            (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ]
    }

    private static var time: [(Dimension, String)] {
        [
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
            (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
            (UnitDuration.microseconds, "microsecond"), (UnitDuration.nanoseconds, "nanosecond"),
            (UnitDuration.picoseconds, "picosecond"),
            (UnitSpeed.metersPerSecond, "meter-per-second"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"),
            (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
        ]
    }

    private static var power: [(Dimension, String)] {
        [
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"),
            (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.horsepower, "horsepower"),
            (UnitElectricCharge.coulombs, "coulomb"),
            (UnitElectricCurrent.kiloamperes, "kiloampere"),
            (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricCurrent.microamperes, "microampere"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
            (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"),
            (UnitElectricResistance.kiloohms, "kiloohm"), (UnitElectricResistance.ohms, "ohm"),
            (UnitIlluminance.lux, "lux"),
        ]
    }
}
