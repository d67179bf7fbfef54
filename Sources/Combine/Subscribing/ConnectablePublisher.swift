/// A publisher that starts sending when it is connected.
///
/// Matches: Combine.ConnectablePublisher
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send values, until the result is cancelled.
    func connect() -> any Cancellable
}

/// The types of publishers that programs name.
///
/// Matches: Combine.Publishers
public enum Publishers {}
