/// Words that assistive technology says to the user now.
public struct Announcement: Equatable, Sendable {
    public var text: String
    /// True if the words interrupt what is being said.
    public var isUrgent: Bool

    public init(_ text: String, isUrgent: Bool = false) {
        (self.text, self.isUrgent) = (text, isUrgent)
    }
}

/// The announcements of an app, and the parts that pass them on.
@MainActor
public final class Announcements {
    /// The announcements of this process.
    public static let ofApp = Announcements()

    private struct Listener {
        weak var owner: AnyObject?
        let hear: (Announcement) -> Void
    }

    private var listeners: [Listener] = []

    /// Passes on each announcement to `hear`, as long as `owner` is alive.
    public func add(_ owner: AnyObject, _ hear: @escaping (Announcement) -> Void) {
        listeners.append(Listener(owner: owner, hear: hear))
    }

    public func post(_ announcement: Announcement) {
        listeners.removeAll { $0.owner == nil }
        for listener in listeners { listener.hear(announcement) }
    }
}
