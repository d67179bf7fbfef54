/// The number of windows that an app opened in the last minute.
///
/// A key that is held down, or a mistake in a program, opens hundreds of windows. Before the twentieth within
/// a minute the user is asked, as in browsers.
package struct WindowRate {
    private var openings: [ContinuousClock.Instant] = []

    /// The number of windows that open within a minute without a question.
    package static let most = 19

    package init() {}

    /// Counts a window that is opened.
    ///
    /// - Parameter now: The present time.
    /// - Returns: False if the user has to be asked first.
    package mutating func mayOpen(at now: ContinuousClock.Instant = .now) -> Bool {
        openings.removeAll { now - $0 >= .seconds(60) }
        guard openings.count < Self.most else { return false }
        openings.append(now)
        return true
    }

    /// Starts counting again, because the user wants more windows.
    package mutating func forget() { openings = [] }
}
