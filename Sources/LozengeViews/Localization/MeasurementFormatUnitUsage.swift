import Foundation

/// The use of a measurement, by which a locale chooses the unit: a road is measured in miles, a person in feet and inches.
///
/// Matches: Foundation.MeasurementFormatUnitUsage
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable,
    Sendable
{
    /// The name of the use in CLDR; `nil` for the unit as it is.
    let name: String?

    init(_ name: String?) { self.name = name }

    /// The unit of the locale for most uses.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.general
    public static var general: MeasurementFormatUnitUsage { .init("default") }
    /// The unit of the measurement.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.asProvided
    public static var asProvided: MeasurementFormatUnitUsage { .init(nil) }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length of a person.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.person
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// The height of a person.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.personHeight
    public static var personHeight: MeasurementFormatUnitUsage { .init("person-height") }
    /// The length of a way for vehicles.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.road
    public static var road: MeasurementFormatUnitUsage { .init("road") }
    /// The focal length of a lens.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.focalLength
    public static var focalLength: MeasurementFormatUnitUsage { .init("focal-length") }
    /// An amount of rain.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.rainfall
    public static var rainfall: MeasurementFormatUnitUsage { .init("rainfall") }
    /// An amount of snow.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.snowfall
    public static var snowfall: MeasurementFormatUnitUsage { .init("snowfall") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.food
    public static var food: MeasurementFormatUnitUsage { .init("food") }
    /// The energy of exercise.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.workout
    public static var workout: MeasurementFormatUnitUsage { .init("workout") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.personWeight
    public static var personWeight: MeasurementFormatUnitUsage { .init("person") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.person
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// The temperature of the air.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.weather
    public static var weather: MeasurementFormatUnitUsage { .init("weather") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    ///
    /// Matches: Foundation.MeasurementFormatUnitUsage.liquid
    public static var liquid: MeasurementFormatUnitUsage { .init("fluid") }
}
