import Foundation
import LozengeCore

/// A transition that fades a view.
///
/// Matches: SwiftUI.OpacityTransition
nonisolated public struct OpacityTransition {
    public init() {}
}

extension OpacityTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition without effect: the view comes and goes at once.
///
/// Matches: SwiftUI.IdentityTransition
nonisolated public struct IdentityTransition {
    public init() {}
}

extension IdentityTransition: IdentifiableTransition {
    public func body(content: Content, phase: TransitionPhase) -> Content { content }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    var isIdentity: Bool { true }
    var hasMotion: Bool { false }
}

/// A transition that scales a view.
///
/// Matches: SwiftUI.ScaleTransition
nonisolated public struct ScaleTransition {
    /// The factor before the view comes and after it went.
    public var scale: Double
    /// The fixed point.
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
}

extension ScaleTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// A transition that moves a view by a distance.
///
/// Matches: SwiftUI.OffsetTransition
nonisolated public struct OffsetTransition {
    /// The distance in points.
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that blurs, scales and fades a view, for one that takes the place of another.
///
/// Matches: SwiftUI.BlurReplaceTransition
nonisolated public struct BlurReplaceTransition {
    /// The scaling of a blur transition.
    ///
    /// Matches: SwiftUI.BlurReplaceTransition.Configuration
    nonisolated public struct Configuration: Equatable, Sendable {
        fileprivate let removedScale: Double

        /// Views come from a smaller size, and go to a smaller size.
        ///
        /// Matches: SwiftUI.BlurReplaceTransition.Configuration.downUp
        public static let downUp = Configuration(removedScale: 0.9)
        /// Views come from a smaller size, and go to a larger size.
        ///
        /// Matches: SwiftUI.BlurReplaceTransition.Configuration.upUp
        public static let upUp = Configuration(removedScale: 1.1)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// The radius of the blur and the scale before a view comes.
    ///
    /// Source: `docs/animation.md`, MOVE-2.
    fileprivate static let (radius, scale): (CGFloat, Double) = (7, 0.9)
}

extension BlurReplaceTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = phase == .willAppear ? Self.scale : configuration.removedScale
        return content.blur(radius: phase.isIdentity ? 0 : Self.radius)
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(phase.isIdentity ? 1 : away)
    }
}

/// A transition for coming, and another for going.
///
/// Matches: SwiftUI.AsymmetricTransition
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: IdentifiableTransition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(
                content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    var isIdentity: Bool { insertion.isIdentityTransition && removal.isIdentityTransition }
    var hasMotion: Bool { insertion.movesViews || removal.movesViews }
    public var _hasAnimation: Bool { insertion._hasAnimation || removal._hasAnimation }
}
