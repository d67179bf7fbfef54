import Foundation
import LozengeCore

/// The place of a view in the visible part of a scroll view.
///
/// Matches: SwiftUI.ScrollTransitionPhase
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the top or the leading edge.
    case topLeading
    /// Visible.
    case identity
    /// Beyond the bottom or the trailing edge.
    case bottomTrailing

    /// True for a visible view.
    ///
    /// Matches: SwiftUI.ScrollTransitionPhase.isIdentity
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1, from the top to the bottom.
    ///
    /// Matches: SwiftUI.ScrollTransitionPhase.value
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The course of a change that a view makes when it is scrolled into or out of sight.
///
/// Matches: SwiftUI.ScrollTransitionConfiguration
nonisolated public struct ScrollTransitionConfiguration: Sendable {
    fileprivate enum Course {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    fileprivate var course: Course
    fileprivate var threshold = Threshold.visible

    /// A change in the default animation when the view passes the threshold.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.animated
    public static let animated = ScrollTransitionConfiguration(course: .animated(.default))

    /// A change in an animation when the view passes the threshold.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.animated(_:)
    public static func animated(_ animation: Animation = .default) -> Self {
        Self(course: .animated(animation))
    }

    /// A change that follows the part of the view that is visible.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.interactive
    public static let interactive = ScrollTransitionConfiguration(course: .interactive(.linear))

    /// A change that follows the part of the view that is visible along a curve.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.interactive(timingCurve:)
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(course: .interactive(timingCurve))
    }

    /// No change.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.identity
    public static let identity = ScrollTransitionConfiguration(course: .identity)

    /// Returns this configuration with an animation; interactive ones are changed into animated ones.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.animation(_:)
    public func animation(_ animation: Animation) -> Self {
        var copy = self
        copy.course = .animated(animation)
        return copy
    }

    /// Returns this configuration with the place at which a view counts as visible.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.threshold(_:)
    public func threshold(_ threshold: Threshold) -> Self {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// The place at which a view counts as visible.
    ///
    /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold
    public struct Threshold: Sendable {
        private enum Kind: Sendable {
            case part(Double), centered
            indirect case between(Threshold, Threshold, Double)
        }

        private let kind: Kind
        private var distance: CGFloat = 0

        /// The whole view is visible.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.visible
        public static let visible = Threshold(kind: .part(1))
        /// Any part of the view is visible.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.hidden
        public static let hidden = Threshold(kind: .part(0))
        /// The view is in the middle of the scroll view.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.centered
        public static let centered = Threshold(kind: .centered)

        /// A part of the view, from 0 to 1, is visible.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.visible(_:)
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(kind: .part(min(max(amount, 0), 1)))
        }

        /// Returns this threshold for a visible part whose edges are moved inside by a distance in points.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.inset(by:)
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.distance += CGFloat(distance)
            return copy
        }

        /// Returns a threshold between this one and another one.
        ///
        /// - Parameters:
        ///   - other: The threshold at an amount of 1.
        ///   - amount: The part of the way to `other`, limited to 0 to 1; NaN counts as 0.
        /// - Returns: The threshold.
        ///
        /// Matches: SwiftUI.ScrollTransitionConfiguration.Threshold.interpolated(towards:amount:)
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let part = amount > 0 ? min(amount, 1) : 0
            return Threshold(kind: .between(self, other, part))
        }

        /// Returns the distance of a view from this threshold: 0 if it is visible, -1 or 1 out of sight.
        fileprivate func distance(
            of range: ClosedRange<CGFloat>, in room: ClosedRange<CGFloat>
        ) -> Double {
            let length = range.upperBound - range.lowerBound
            let start = room.lowerBound + distance
            let end = max(start, room.upperBound - distance)
            guard length > 0, end > start else { return 0 }
            switch kind {
            case .between(let first, let second, let part):
                let inside = start...end
                return first.distance(of: range, in: inside) * (1 - part)
                    + second.distance(of: range, in: inside) * part
            case .centered:
                let middle = (range.lowerBound + range.upperBound - start - end) / 2
                return min(max(middle / ((end - start + length) / 2), -1), 1)
            case .part(let part):
                // A view that is longer than the scroll view is visible if it fills it.
                let whole = min(length, end - start)
                let hidden = [
                    (start - range.lowerBound) - (length - whole),
                    range.upperBound - end - (length - whole),
                ]
                let side = hidden[0] > hidden[1] ? 0 : 1
                let unseen = min(max(hidden[side] / whole, 0), 1)
                let excess = unseen - (1 - part)
                guard excess > 0 || (part == 0 && unseen == 1) else { return 0 }
                let amount = part > 0 ? excess / part : 1
                return side == 0 ? -amount : amount
            }
        }
    }
}

nonisolated extension View {
    /// Changes the drawing of this view when it is scrolled into or out of sight.
    ///
    /// ```swift
    /// PhotoView(photo)
    ///     .scrollTransition { effect, phase in
    ///         effect.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: The course of the change.
    ///   - axis: The axis of the scroll view; `nil` for the nearest one.
    ///   - transition: Returns the effects in a phase.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.scrollTransition(_:axis:transition:)
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
            -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis,
            transition: transition)
    }

    /// Changes the drawing of this view when it is scrolled into or out of sight, with another course at each end.
    ///
    /// Matches: SwiftUI.View.scrollTransition(topLeading:bottomTrailing:axis:transition:)
    /// Differs: if only one end is animated, the other one is animated alike.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition:
            @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase)
            -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectBox(animation: topLeading.animation ?? bottomTrailing.animation) { proxy in
                let distance = proxy.scrollDistance(axis, topLeading, bottomTrailing)
                let identity = transition(EmptyVisualEffect(), .identity)
                guard distance != 0 else { return identity }
                var effect = transition(
                    EmptyVisualEffect(), distance < 0 ? .topLeading : .bottomTrailing)
                var change = effect.animatableData - identity.animatableData
                change.scale(by: abs(distance))
                effect.animatableData = identity.animatableData + change
                return effect
            })
    }
}

nonisolated extension ScrollTransitionConfiguration {
    fileprivate var animation: Animation? {
        if case .animated(let animation) = course { animation } else { nil }
    }

    /// Returns the part of the change, from -1 to 1, at a distance from the threshold.
    fileprivate func change(at distance: Double) -> Double {
        switch course {
        case .identity: 0
        case .animated: distance == 0 ? 0 : distance < 0 ? -1 : 1
        case .interactive(let curve):
            curve.value(at: abs(distance)) * (distance < 0 ? -1 : 1)
        }
    }
}

nonisolated extension GeometryProxy {
    /// Returns the part of the change of a scroll transition, from -1 to 1; 0 outside of scroll views.
    fileprivate func scrollDistance(
        _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
        _ bottomTrailing: ScrollTransitionConfiguration
    ) -> Double {
        let nearest = axis == nil ? bounds(of: .scrollView) : nil
        let axes = axis.map { [$0] } ?? [.vertical, .horizontal]
        let rooms = axes.map { (axis: $0, room: bounds(of: .scrollView(axis: $0))) }
        guard let (axis, found) = rooms.first(where: { nearest == nil || $0.room == nearest }),
            let room = found
        else { return 0 }
        let isHorizontal = axis == .horizontal
        let range = isHorizontal ? 0...max(0, size.width) : 0...max(0, size.height)
        let visible =
            isHorizontal
            ? room.minX...max(room.minX, room.maxX) : room.minY...max(room.minY, room.maxY)
        let distance = topLeading.threshold.distance(of: range, in: visible)
        if distance < 0 { return topLeading.change(at: distance) }
        return bottomTrailing.change(at: bottomTrailing.threshold.distance(of: range, in: visible))
    }
}
