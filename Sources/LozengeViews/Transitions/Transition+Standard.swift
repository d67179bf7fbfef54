import Foundation
import LozengeCore

extension Transition where Self == OpacityTransition {
    /// A fade.
    ///
    /// Matches: SwiftUI.Transition.opacity
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// No effect: the view comes and goes at once.
    ///
    /// Matches: SwiftUI.Transition.identity
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
    /// In from the leading edge, out to the trailing edge.
    ///
    /// Matches: SwiftUI.Transition.slide
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// In from an edge and out to it, by the length of the view.
    ///
    /// Matches: SwiftUI.Transition.move(edge:)
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// In from an edge and out to the opposite one, with a fade.
    ///
    /// Matches: SwiftUI.Transition.push(from:)
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// From a distance and back to it.
    ///
    /// Matches: SwiftUI.Transition.offset(_:)
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// From a distance and back to it.
    ///
    /// Matches: SwiftUI.Transition.offset(x:y:)
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// From nothing and back to it, without a fade.
    ///
    /// Matches: SwiftUI.Transition.scale
    public static var scale: ScaleTransition { ScaleTransition(vanishing) }

    /// From another scale and back to it, without a fade.
    ///
    /// Matches: SwiftUI.Transition.scale(_:anchor:)
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// A blur with a fade, smaller before and after.
    ///
    /// Matches: SwiftUI.Transition.blurReplace
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// A blur with a fade.
    ///
    /// Matches: SwiftUI.Transition.blurReplace(_:)
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self { BlurReplaceTransition(configuration: config) }
}

/// The scale of a view that is not there.
///
/// Source: `docs/animation.md`, MOVE-2.
let vanishing = 1e-5
