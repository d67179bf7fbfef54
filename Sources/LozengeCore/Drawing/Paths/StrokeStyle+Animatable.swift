import Foundation

extension StrokeStyle: Animatable {
    /// The line width, the limit of mitered joins and the phase of the dashes; the dashes themselves
    /// change at once.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
