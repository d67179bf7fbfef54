import CX11

/// A counter of presses of one button in quick succession at nearly one position.
struct ClickCounter {
    private var latest: XButtonEvent?
    private var count = 0

    /// Counts a press.
    ///
    /// - Returns: The number of presses in the series so far; 1 for a single press.
    mutating func count(_ press: XButtonEvent, within limits: DoubleClick) -> Int {
        let isNext = latest.map { follows(press, $0, within: limits) } ?? false
        count = isNext ? count + 1 : 1
        latest = press
        return count
    }

    private func follows(
        _ press: XButtonEvent, _ last: XButtonEvent, within limits: DoubleClick
    ) -> Bool {
        press.window == last.window && press.button == last.button
            // The server's clock wraps around after 49 days.
            && Int(UInt32(truncatingIfNeeded: press.time &- last.time)) <= limits.milliseconds
            && abs(Int(press.x) - Int(last.x)) <= limits.distance
            && abs(Int(press.y) - Int(last.y)) <= limits.distance
    }
}
