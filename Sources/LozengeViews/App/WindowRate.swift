/// How many windows an app opened lately.
///
/// A key that is held down, or a mistake in a program, opens hundreds: the user is asked before the
/// twentieth within a minute, as browsers ask.
package struct WindowRate {
    private var openings: [ContinuousClock.Instant] = []

    /// As many windows open within a minute without a question.
    package static let most = 19

    package init() {}

    /// Takes note of a window that is opened, if it may be.
    ///
    /// - Parameter now: The present time.
    /// - Returns: False if the user has to be asked.
    package mutating func mayOpen(at now: ContinuousClock.Instant = .now) -> Bool {
        openings.removeAll { now - $0 >= .seconds(60) }
        guard openings.count < Self.most else { return false }
        openings.append(now)
        return true
    }

    /// The user wants more windows: counting begins again.
    package mutating func forget() { openings = [] }
}
