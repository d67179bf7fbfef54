import Foundation

extension NotificationCenter {
    /// A publisher of the notifications with a name.
    ///
    /// ```swift
    /// Text(name).onReceive(NotificationCenter.default.publisher(for: .nameChanged)) { _ in reload() }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; `nil` for any.
    /// - Returns: A publisher that never ends. A notification arrives on the thread that posts it.
    ///
    /// Matches: Foundation.NotificationCenter.publisher(for:object:)
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    ///
    /// Matches: Foundation.NotificationCenter.Publisher
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name, of one object or of any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let conduit = Conduit(subscriber, .dropped)
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                conduit.send($0)
            }
            let center = center
            conduit.add(AnyCancellable { center.removeObserver(observer) })
            subscriber.receive(subscription: conduit)
        }
    }
}
