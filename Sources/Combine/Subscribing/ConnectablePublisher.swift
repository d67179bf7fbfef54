/// A publisher that begins to send when it is told to.
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
