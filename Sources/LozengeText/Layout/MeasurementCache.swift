import Foundation
import LozengeCore

/// The measurements asked for last; a layout asks the same few over and over.
struct MeasurementCache {
    private struct Entry {
        let constraint: LineConstraint
        let height: CGFloat
        let measurement: TextMeasurement
    }

    private var entries: [Entry] = []
    private var oldest = 0

    /// Enough for the least, greatest, ideal and actual width that a stack asks about, with and
    /// without a height.
    private static let capacity = 8

    /// What a text broken under `constraint` comes to in `height` points, infinite for no limit.
    subscript(constraint: LineConstraint, height: CGFloat) -> TextMeasurement? {
        for entry in entries where entry.constraint == constraint && entry.height == height {
            return entry.measurement
        }
        return nil
    }

    mutating func insert(
        _ measurement: TextMeasurement, for constraint: LineConstraint, _ height: CGFloat
    ) {
        let entry = Entry(constraint: constraint, height: height, measurement: measurement)
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }
}
