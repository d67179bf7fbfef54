/// Numbers by name, printed as one JSON object.
package nonisolated struct Measured: CustomStringConvertible, ExpressibleByDictionaryLiteral {
    private(set) var numbers: [(name: String, value: Double)]

    package init(dictionaryLiteral elements: (String, Double)...) { numbers = elements.map { $0 } }

    package static func + (left: Measured, right: Measured) -> Measured {
        var both = left
        both.numbers += right.numbers
        return both
    }

    package var description: String {
        "{" + numbers.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}"
    }
}

/// The number of repetitions before a measurement.
package let warmUps = 2

/// Microseconds `step` takes, the median of `repetitions` after some to warm up.
///
/// `check` is called after each; its time does not count.
package func median(
    _ repetitions: Int, of step: (Int) -> Void, check: (Int) -> Void = { _ in }
) -> Double {
    times(repetitions, of: step, check: check).median
}

/// Microseconds `step` takes, as ``median(_:of:check:)``, and the time within which 19 of 20 are done.
package func times(
    _ repetitions: Int, of step: (Int) -> Void, check: (Int) -> Void = { _ in }
) -> (median: Double, late: Double) {
    var taken: [Double] = []
    for index in 0..<warmUps + repetitions {
        let start = ContinuousClock.now
        step(index)
        let time = ContinuousClock.now - start
        if index >= warmUps { taken.append(time / .microseconds(1)) }
        check(index)
    }
    taken.sort()
    return (taken[taken.count / 2], taken[taken.count * 19 / 20])
}
