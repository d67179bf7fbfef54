import Foundation
import LozengeCore

/// The most recent measurements of a text, since a layout repeats a few proposals.
struct MeasurementCache {
    private struct Entry {
        let constraint: LineConstraint
        let height: CGFloat
        let measurement: TextMeasurement
    }

    private var entries: [Entry] = []
    private var oldest = 0

    /// The capacity, enough for minimum, maximum, ideal and actual width, each with and without a
    /// height.
    private static let capacity = 8

    /// The measurement under `constraint` in `height` points; infinite for no limit.
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
