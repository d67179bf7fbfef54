import Foundation

/// An object that publishes before any of its published properties changes.
///
/// ```swift
/// final class Library: ObservableObject {
///     @Published var books: [Book] = []
/// }
/// ```
///
/// Matches: Combine.ObservableObject
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Tells that the object is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject
where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { .of(self) }
}

/// Tells that an object is about to change.
///
/// Matches: Combine.ObservableObjectPublisher
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let outlets = Outlets<Void, Never>()

    public init() {}

    /// Notifies the subscribers.
    public func send() { outlets.send(()) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Void, S.Failure == Never {
        outlets.add(subscriber, .dropped)
    }

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    /// The publishers of the objects that have none of their own.
    private static let known = Known()

    private final class Known: @unchecked Sendable {
        let lock = NSLock()
        var entries: [ObjectIdentifier: Entry] = [:]
        /// How many entries there may be before those of objects that are gone are looked for.
        var limit = 64
    }

    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        known.lock.withLock {
            if let entry = known.entries[ObjectIdentifier(object)], entry.object === object {
                return entry.publisher
            }
            if known.entries.count >= known.limit {
                known.entries = known.entries.filter { $0.value.object != nil }
                known.limit = Swift.max(64, 2 * known.entries.count)
            }
            let made = ObservableObjectPublisher()
            known.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: made)
            return made
        }
    }
}
