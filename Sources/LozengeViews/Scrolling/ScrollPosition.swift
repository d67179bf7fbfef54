import Foundation
import LozengeCore

/// The position of a scroll view: a view, an edge or a point of its content, or where the user has scrolled to.
///
/// ```swift
/// struct Messages: View {
///     let messages: [Message]
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     var body: some View {
///         ScrollView { ForEach(messages) { MessageRow($0) } }
///             .scrollPosition($position)
///         Button("To the First") { withAnimation { position.scrollTo(edge: .top) } }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ScrollPosition
nonisolated public struct ScrollPosition: Sendable {
    private enum Place {
        case start
        case view(any Hashable & Sendable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
        /// The user has scrolled; the view with the id is at the start.
        case user((any Hashable & Sendable)?)
    }

    private var place: Place
    /// Returns an id if it is of the type that this position follows.
    private let accept: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
        self.place = place
        accept = { $0.base as? ID }
    }

    /// Creates the position of the start; it follows the views with ids of a type.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(.start, idType)
    }

    /// Creates the position of an edge.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:edge:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType)
    }

    /// Creates the position of a view.
    ///
    /// - Parameters:
    ///   - id: The id of the view, of the type that the position follows.
    ///   - anchor: The point of the view that comes to the same point of the scroll view; `nil` for its start.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(id:anchor:)
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(id, anchor), ID.self)
    }

    /// Creates the position of a point of the content.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:point:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// Creates the position of a point of the content.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:x:y:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// Creates the position of a horizontal offset.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:x:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// Creates the position of a vertical offset.
    ///
    /// Matches: SwiftUI.ScrollPosition.init(idType:y:)
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }

    /// The edge that the app has scrolled to; `nil` otherwise.
    ///
    /// Matches: SwiftUI.ScrollPosition.edge
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

    /// The point that the app has scrolled to; `nil` otherwise.
    ///
    /// Matches: SwiftUI.ScrollPosition.point
    public var point: CGPoint? {
        guard case .point(let x, let y) = place, let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The horizontal offset that the app has scrolled to; `nil` otherwise.
    ///
    /// Matches: SwiftUI.ScrollPosition.x
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

    /// The vertical offset that the app has scrolled to; `nil` otherwise.
    ///
    /// Matches: SwiftUI.ScrollPosition.y
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    /// The id of the view that the app or the user has scrolled to; `nil` if there is none of the type that the
    /// position follows.
    ///
    /// Matches: SwiftUI.ScrollPosition.viewID
    public var viewID: (any Hashable & Sendable)? {
        switch place {
        case .view(let id, _): id
        case .user(let id): id
        default: nil
        }
    }

    /// Returns the id of the view that the app or the user has scrolled to if it is of a type.
    ///
    /// Matches: SwiftUI.ScrollPosition.viewID(type:)
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

    /// True after the user has scrolled; setting it to true forgets the place that the app has scrolled to.
    ///
    /// Matches: SwiftUI.ScrollPosition.isPositionedByUser
    public var isPositionedByUser: Bool {
        get { if case .user = place { true } else { false } }
        set {
            if newValue, !isPositionedByUser {
                place = .user(viewID)
            } else if !newValue, isPositionedByUser {
                place = .start
            }
        }
    }

    /// Scrolls to a view.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(id:anchor:)
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        place = .view(id, anchor)
    }

    /// Scrolls to an edge.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(edge:)
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    /// Scrolls to a point of the content, within its limits.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(point:)
    public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

    /// Scrolls to a point of the content, within its limits.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(x:y:)
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

    /// Scrolls horizontally to an offset, within its limits.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(x:)
    public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

    /// Scrolls vertically to an offset, within its limits.
    ///
    /// Matches: SwiftUI.ScrollPosition.scrollTo(y:)
    public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }
}

nonisolated extension ScrollPosition: Equatable {
    public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
        one.goal == other.goal && one.isPositionedByUser == other.isPositionedByUser
            && one.id == other.id
    }

    private var id: AnyHashable? { viewID.map { AnyHashable($0) } }
}

nonisolated extension ScrollPosition {
    /// The place that the app has chosen.
    var goal: ScrollGoal? {
        switch place {
        case .start, .user: nil
        case .view(let id, let anchor): .view(AnyHashable(id), anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    /// Returns the position after the user has scrolled to a target.
    @MainActor func scrolledByUser(to target: ScrollBox.Target?) -> ScrollPosition {
        var position = self
        position.place = .user(target?.ids.lazy.compactMap(accept).first)
        return position
    }
}
