import SwiftUI

@MainActor
extension Page {
    static let motions = [curves, springs, repetitions, implicit, transaction]

    private static let curves = Page(
        "withAnimation", .motion, "The course of a change: a curve and a duration.", cell: 230
    ) {
        Example("linear") { Runner(.linear(duration: 1), curve: .linear) }
        Example("easeIn") { Runner(.easeIn(duration: 1), curve: .easeIn) }
        Example("easeOut") { Runner(.easeOut(duration: 1), curve: .easeOut) }
        Example("easeInOut") { Runner(.easeInOut(duration: 1), curve: .easeInOut) }
        Example("circularEaseInOut") {
            Runner(
                .timingCurve(.circularEaseInOut, duration: 1), curve: .circularEaseInOut)
        }
    }

    private static let springs = Page(
        "Spring animations", .motion, "A spring keeps the velocity if it is turned around.",
        cell: 230
    ) {
        Example("smooth") { Runner(.smooth, spring: .smooth) }
        Example("snappy") { Runner(.snappy, spring: .snappy) }
        Example("bouncy") { Runner(.bouncy, spring: .bouncy) }
        Example("spring(duration: 1, bounce: 0.6)") {
            Runner(
                .spring(duration: 1, bounce: 0.6), spring: Spring(duration: 1, bounce: 0.6))
        }
    }

    private static let repetitions = Page(
        "repeatCount, delay & speed", .motion, "Rounds, pauses, and another clock.", cell: 230
    ) {
        Example("repeatCount(3)") { Runner(.easeInOut(duration: 0.4).repeatCount(3)) }
        Example("delay(0.5)") { Runner(.easeInOut(duration: 0.5).delay(0.5)) }
        Example("speed(2)") { Runner(.easeInOut(duration: 1).speed(2)) }
    }

    private static let implicit = Page(
        "animation(_:value:)", .motion, "Animates a view whenever a value changes.", cell: 230
    ) {
        Example("Color, size and angle") { Windmill() }
        Example("The order of rows") { Shuffle() }
    }

    private static let transaction = Page(
        "transaction", .motion, "Changes the animation of everything inside a view.", cell: 230
    ) {
        Example("The lower half goes without") {
            Race()
        }
    }
}

/// A dot that runs along a rail, and the graph of its course.
struct Runner: View {
    private let animation: Animation
    private let course: ((Double) -> Double)?
    @State private var isThere = false

    init(_ animation: Animation, curve: UnitCurve) {
        self.init(animation) { curve.value(at: $0) }
    }

    init(_ animation: Animation, spring: Spring) {
        self.init(animation) { spring.value(target: 1.0, time: $0 * 1.2) }
    }

    init(_ animation: Animation, course: ((Double) -> Double)? = nil) {
        (self.animation, self.course) = (animation, course)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let course {
                Graph(course: course).stroke(Color.accentColor, lineWidth: 1.5)
                    .frame(height: 50).padding(.vertical, 8)
            }
            Capsule().fill(.quaternary).frame(height: 4)
                .overlay {
                    Circle().fill(Color.accentColor).frame(width: 20, height: 20)
                        .frame(maxWidth: .infinity, alignment: isThere ? .trailing : .leading)
                }
                .frame(height: 20)
            Button("Run") { withAnimation(animation) { isThere.toggle() } }.buttonStyle(.bordered)
        }
        .frame(width: 180)
    }
}

/// A course from 0 to 1 as a line, the time from left to right.
private struct Graph: Shape {
    let course: @Sendable (Double) -> Double

    init(course: @escaping (Double) -> Double) {
        let samples = (0...60).map { course(Double($0) / 60) }
        self.course = { samples[min(max(Int($0 * 60), 0), 60)] }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for step in 0...60 {
            let part = Double(step) / 60
            let point = CGPoint(
                x: rect.minX + part * rect.width, y: rect.maxY - course(part) * rect.height)
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

private struct Windmill: View {
    @State private var turns = 0

    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 6)
                .fill(turns.isMultiple(of: 2) ? Color.teal : Color.orange)
                .frame(width: turns.isMultiple(of: 2) ? 100 : 50, height: 50)
                .rotationEffect(.degrees(Double(turns) * 90))
                .animation(.spring(duration: 0.8, bounce: 0.4), value: turns)
                .frame(width: 110, height: 110)
            Button("Turn") { turns += 1 }.buttonStyle(.bordered)
        }
    }
}

private struct Shuffle: View {
    @State private var names = ["Ash", "Beech", "Cedar", "Douglas fir"]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(names, id: \.self) { Tile($0) }
            Button("Reverse") { withAnimation(.snappy) { names.reverse() } }.buttonStyle(.bordered)
        }
    }
}

private struct Race: View {
    @State private var isThere = false

    var body: some View {
        VStack(spacing: 12) {
            lane(.teal)
            lane(.orange).transaction { $0.animation = nil }
            Button("Run") { withAnimation(.easeInOut(duration: 1)) { isThere.toggle() } }
                .buttonStyle(.bordered)
        }
        .frame(width: 180)
    }

    private func lane(_ color: Color) -> some View {
        Circle().fill(color).frame(width: 24, height: 24)
            .frame(maxWidth: .infinity, alignment: isThere ? .trailing : .leading)
    }
}
