import SwiftUI

/// A ring of wedges, each a part of the circle with an angular gradient.
struct Ring: View {
    struct Part: Identifiable {
        let id: Int
        var share: Double
        var depth: Double
    }

    @State private var parts = (0..<5).map { Part(id: $0, share: 1, depth: 0.5) }
    @State private var next = 5

    var body: some View {
        VStack {
            ZStack {
                ForEach(wedges, id: \.part.id) { wedge in
                    Wedge(start: wedge.start, end: wedge.end, depth: wedge.part.depth)
                        .fill(Self.gradient(wedge.part.id))
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .frame(width: 160, height: 160)
            .drawingGroup()
            ViewThatFits {
                HStack { buttons }
                VStack { buttons }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("Add") { add() }
        Button("Remove") { remove() }
        Button("Change") { change() }
    }

    private var wedges: [(part: Part, start: Double, end: Double)] {
        let sum = parts.reduce(0) { $0 + $1.share }
        var start = 0.0
        return parts.map { part in
            defer { start += part.share / sum }
            return (part, start, start + part.share / sum)
        }
    }

    private static func gradient(_ index: Int) -> AngularGradient {
        let hue = Double(index * 37 % 100) / 100
        let (light, dark) = (
            Color(hue: hue, saturation: 0.7, brightness: 0.9),
            Color(hue: hue, saturation: 0.5, brightness: 0.6)
        )
        return AngularGradient(colors: [light, dark, light], center: .center)
    }

    private func add() {
        withAnimation(.easeInOut(duration: 0.7)) {
            parts.append(Part(id: next, share: 1, depth: 0.5))
            next += 1
        }
    }

    private func remove() {
        guard parts.count > 1 else { return }
        withAnimation(.easeInOut(duration: 0.7)) { _ = parts.removeFirst() }
    }

    private func change() {
        withAnimation(.easeInOut(duration: 0.7)) {
            for index in parts.indices {
                parts[index].share = index.isMultiple(of: 2) == (parts[0].share > 1) ? 2.5 : 1
                parts[index].depth = parts[index].share > 1 ? 0.75 : 0.4
            }
        }
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
        let radius = min(rect.width, rect.height) / 2
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
