import CX11

/// How fast and near presses have to follow each other for a double click.
struct DoubleClick: Equatable {
    var milliseconds = 400
    /// In device pixels.
    var distance = 5

    init() {}

    /// Source: GTK's defaults, where the settings manager says nothing of use.
    init(settings: XSettings) {
        if let time = settings.integer("Net/DoubleClickTime"), time > 0 { milliseconds = time }
        if let length = settings.integer("Net/DoubleClickDistance"), length >= 0 {
            distance = length
        }
    }
}

/// Counts the presses of one button that follow each other fast, nearly in one place.
struct ClickCounter {
    private var latest: XButtonEvent?
    private var count = 0

    /// Takes a press.
    ///
    /// - Returns: Which of how many it is; 1 for one that stands alone.
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
            // The server's clock starts again after 49 days.
            && Int(UInt32(truncatingIfNeeded: press.time &- last.time)) <= limits.milliseconds
            && abs(Int(press.x) - Int(last.x)) <= limits.distance
            && abs(Int(press.y) - Int(last.y)) <= limits.distance
    }
}
