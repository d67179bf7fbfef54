import Foundation
import LozengeCore

/// A rule for the places where a scroll view comes to rest.
///
/// ```swift
/// struct Halves: ScrollTargetBehavior {
///     func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         let step = context.containerSize.height / 2
///         target.rect.origin.y = (target.rect.minY / step).rounded() * step
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ScrollTargetBehavior
nonisolated public protocol ScrollTargetBehavior {
    /// Moves the target of a motion to a place of rest.
    ///
    /// - Parameters:
    ///   - target: The place where the motion would end.
    ///   - context: The scroll view.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The place where a scroll view comes to rest.
///
/// Matches: SwiftUI.ScrollTarget
nonisolated public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that is visible there, in points from the start of the content.
    public var rect: CGRect
    /// The point of ``rect`` that comes to the same point of the view; `nil` for its start.
    public var anchor: UnitPoint?
}

/// The scroll view that comes to rest.
///
/// Values of the environment are members of the context.
///
/// Matches: SwiftUI.ScrollTargetBehaviorContext
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
    /// The place where the motion began.
    public let originalTarget: ScrollTarget
    /// The velocity in points per second when the user let go, or the direction of a key or of a click of the wheel.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the view without the margins of the content.
    public let containerSize: CGSize
    /// The axes of scrolling.
    public let axes: Axis.Set

    let environment: EnvironmentValues
    /// The targets that exist, in the content's coordinates and in its order.
    let targets: [CGRect]

    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}

/// The rule that a scroll view rests at multiples of its own size; a motion ends at most one page from its start.
///
/// Matches: SwiftUI.PagingScrollTargetBehavior
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the rule.
    ///
    /// Matches: SwiftUI.PagingScrollTargetBehavior.init()
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in context.scrolledAxes {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            let start = (context.originalTarget.rect.origin[axis] / page).rounded()
            let velocity = context.velocity[axis]
            let end = target.rect.origin[axis] / page
            let next = velocity == 0 ? end.rounded() : start + (velocity > 0 ? 1 : -1)
            target.rect.origin[axis] = min(max(next, start - 1), start + 1) * page
        }
    }
}

/// The rule that a scroll view rests at the start of one of its scroll targets.
///
/// Matches: SwiftUI.ViewAlignedScrollTargetBehavior
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limit: LimitBehavior

    /// The number of targets that one motion passes.
    ///
    /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior
    public struct LimitBehavior: Hashable, Sendable {
        /// The most targets; `nil` for any number.
        let count: Int?
        private let name: String

        /// Any number.
        ///
        /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
        public static let automatic = LimitBehavior(count: nil, name: "automatic")
        /// Those that fit into the view.
        ///
        /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior.always
        /// Differs: one target.
        public static let always = LimitBehavior(count: 1, name: "always")
        /// A few: five.
        ///
        /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByFew
        public static let alwaysByFew = LimitBehavior(count: 5, name: "alwaysByFew")
        /// One.
        ///
        /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne
        public static let alwaysByOne = LimitBehavior(count: 1, name: "alwaysByOne")
        /// Any number.
        ///
        /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.LimitBehavior.never
        public static let never = LimitBehavior(count: nil, name: "never")
    }

    /// Creates the rule.
    ///
    /// Matches: SwiftUI.ViewAlignedScrollTargetBehavior.init(limitBehavior:)
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in context.scrolledAxes {
            let starts = context.starts(along: axis)
            guard let last = starts.last else { continue }
            let end = target.rect.origin[axis]
            // Rows that do not exist yet are aligned when the motion reaches them.
            let most = context.contentSize[axis] - context.containerSize[axis]
            guard limit.count != nil || end <= last || last >= most else { continue }
            let first = Self.nearest(context.originalTarget.rect.origin[axis], in: starts)
            var index = Self.nearest(end, in: starts)
            let velocity = context.velocity[axis]
            if index == first, velocity != 0 { index += velocity > 0 ? 1 : -1 }
            if let count = limit.count { index = min(max(index, first - count), first + count) }
            target.rect.origin[axis] = starts[min(max(index, 0), starts.count - 1)]
        }
    }

    private static func nearest(_ position: CGFloat, in starts: [CGFloat]) -> Int {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
    }
}

nonisolated extension ScrollTargetBehaviorContext {
    fileprivate var scrolledAxes: [Axis] {
        Axis.allCases.filter { axes.contains($0) }
    }

    /// Returns the different starts of the targets in order.
    fileprivate func starts(along axis: Axis) -> [CGFloat] {
        Set(targets.map { $0.origin[axis] }).sorted()
    }
}

nonisolated extension CGVector {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// The rule that a scroll view rests at multiples of its own size.
    ///
    /// Matches: SwiftUI.ScrollTargetBehavior.paging
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The rule that a scroll view rests at the start of one of its scroll targets.
    ///
    /// Matches: SwiftUI.ScrollTargetBehavior.viewAligned
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }

    /// The rule that a scroll view rests at the start of a scroll target, a few targets away at most.
    ///
    /// Matches: SwiftUI.ScrollTargetBehavior.viewAligned(limitBehavior:)
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

nonisolated extension View {
    /// Sets the rule for the places where scroll views in this view come to rest.
    ///
    /// A click of the wheel and the keys for pages move to the next place.
    ///
    /// Matches: SwiftUI.View.scrollTargetBehavior(_:)
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollTraits.behavior) { $0 = behavior }
    }
}

extension ScrollBox {
    /// Returns the offset at which a motion ends.
    ///
    /// - Parameters:
    ///   - end: The offset without a rule.
    ///   - start: The offset at which the motion began.
    ///   - velocity: The velocity.
    ///   - context: This box.
    /// - Returns: The offset.
    func target(
        of end: CGPoint, from start: CGPoint, velocity: CGSize,
        _ context: some RequestContext<Self>
    ) -> CGPoint {
        let position = context.resolved
        guard let behavior = position.traits.behavior else { return limited(end, context) }
        let margins = position.traits.contentMargins
        let room = context.size.inset(by: margins)
        var target = ScrollTarget(rect: CGRect(origin: end, size: room))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: start, size: room)),
                velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: position.extent.inset(by: margins), containerSize: room, axes: axes,
                environment: context.environment, targets: targets(context).map(\.rect)))
        let anchor = target.anchor ?? .topLeading
        let goal = CGPoint(
            x: target.rect.minX + (target.rect.width - room.width) * anchor.x,
            y: target.rect.minY + (target.rect.height - room.height) * anchor.y)
        return limited(goal, context)
    }
}
