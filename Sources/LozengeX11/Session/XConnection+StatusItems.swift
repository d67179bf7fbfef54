public import LozengeCore

extension XConnection {
    /// Shows an icon in the desktop's panel, as long as the result is kept.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The identity of the app, which stays the same in every run.
    ///   - number: A number that no other status item of this run has.
    ///   - events: The events, each called later.
    /// - Returns: The item; `nil` without a session bus.
    public func show(
        _ item: StatusItem, id: String, number: Int, _ events: StatusNotifier.Events
    ) -> StatusNotifier? {
        environment.sessionBus.map {
            StatusNotifier(item, id: id, number: number, bus: $0, events)
        }
    }
}
