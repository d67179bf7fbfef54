import LozengeCore

/// The measurements asked for last; a layout asks the same few over and over.
struct MeasurementCache {
    private var entries: [(constraint: LineConstraint, measurement: TextMeasurement)] = []
    private var oldest = 0

    /// Enough for the least, greatest, ideal and actual width that a stack asks about.
    private static let capacity = 4

    subscript(constraint: LineConstraint) -> TextMeasurement? {
        for entry in entries where entry.constraint == constraint { return entry.measurement }
        return nil
    }

    mutating func insert(_ measurement: TextMeasurement, for constraint: LineConstraint) {
        if entries.count < Self.capacity {
            entries.reserveCapacity(Self.capacity)
            entries.append((constraint, measurement))
        } else {
            entries[oldest] = (constraint, measurement)
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
