import Foundation

extension Color.Resolved: Animatable {
    /// The coordinates in OKLab, in which equal steps look equal, and the opacity.
    ///
    /// They are not multiplied by the opacity: a colour that fades keeps its hue.
    ///
    /// Matches: SwiftUI.Animatable.animatableData
    /// Source: `docs/animation.md`, COLOR-1 and DATA-3.
    public var animatableData:
        AnimatablePair<
            Double, AnimatablePair<Double, AnimatablePair<Double, Double>>
        >
    {
        get {
            let lab = perceptualCoordinates * unitScale
            return AnimatablePair(
                lab.x,
                AnimatablePair(lab.y, AnimatablePair(lab.z, Double(opacity) * unitScale)))
        }
        set {
            let (first, rest) = (newValue.first, newValue.second)
            let lab = Components(first, rest.first, rest.second.first) / unitScale
            self = Color.Resolved(
                perceptualCoordinates: lab, opacity: rest.second.second / unitScale)
        }
    }
}
