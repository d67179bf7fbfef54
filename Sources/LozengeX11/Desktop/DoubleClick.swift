/// The maximum interval and distance of presses in a double click.
struct DoubleClick: Equatable {
    /// The maximum interval.
    var milliseconds = 400
    /// The maximum distance in each direction, in device pixels.
    var distance = 5

    init() {}

    /// Reads the settings; uses GTK's defaults for missing and invalid values.
    init(settings: XSettings) {
        if let time = settings.integer("Net/DoubleClickTime"), time > 0 { milliseconds = time }
        if let length = settings.integer("Net/DoubleClickDistance"), length >= 0 {
            distance = length
        }
    }
}
