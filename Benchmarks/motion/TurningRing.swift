import SwiftUI

/// A ring of twelve wedges with angular gradients, whose angles and depths change.
struct TurningRing: View {
    let state: Switch

    var body: some View {
        ZStack {
            ForEach(0..<12, id: \.self) { index in
                let wide = index.isMultiple(of: 2) == state.isAway
                Wedge(
                    start: start(of: index), end: start(of: index + 1), depth: wide ? 0.7 : 0.4
                )
                .fill(gradient(index))
            }
        }
        .frame(width: 300, height: 300)
        .drawingGroup()
    }

    /// The start of a wedge: every other one takes twice as much of the circle.
    private func start(of index: Int) -> Double {
        let (pairs, rest) = index.quotientAndRemainder(dividingBy: 2)
        let first = state.isAway ? 2.0 : 1.0
        return (Double(pairs) * 3 + Double(rest) * first) / 18
    }

    private func gradient(_ index: Int) -> AngularGradient {
        let hue = Double(index) / 12
        let (light, dark) = (
            Color(hue: hue, saturation: 0.7, brightness: 0.9),
            Color(hue: hue, saturation: 0.5, brightness: 0.6)
        )
        return AngularGradient(colors: [light, dark, light], center: .center)
    }
}

/// A part of a ring: its angles are parts of the circle, its depth a part of the radius.
nonisolated private struct Wedge: Shape {
    var start: Double
    var end: Double
    var depth: Double

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Double> {
        get { AnimatablePair(AnimatablePair(start, end), depth) }
        set {
            (start, end) = (newValue.first.first, newValue.first.second)
            depth = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = rect.width / 2
        let (from, to) = (Angle.degrees(start * 360 - 90), Angle.degrees(end * 360 - 91))
        return Path { path in
            path.addArc(
                center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
            path.addArc(
                center: center, radius: radius * (1 - depth), startAngle: to, endAngle: from,
                clockwise: true)
            path.closeSubpath()
        }
    }
}
