import Foundation
import Testing

@testable import LozengeCore

/// Curves, springs, animations and keyframes by their descriptions.
extension MotionCase {
    static func curve(_ json: JSON) throws -> UnitCurve {
        let points = json.numbers
        if points.count == 4 {
            return .bezier(
                startControlPoint: UnitPoint(x: points[0], y: points[1]),
                endControlPoint: UnitPoint(x: points[2], y: points[3]))
        }
        let curves: [String: UnitCurve] = [
            "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
            "circularEaseInOut": .circularEaseInOut,
        ]
        return try #require(json.string.flatMap { curves[$0] })
    }

    static func spring(_ json: JSON) throws -> Spring {
        let parts = json.array
        let numbers = parts.dropFirst().compactMap(\.number)
        switch parts.first?.string {
        case "duration":
            return Spring(
                duration: numbers.first ?? 0.5, bounce: numbers.dropFirst().first ?? 0)
        case "response": return Spring(response: numbers[0], dampingRatio: numbers[1])
        default:
            return Spring(
                mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
                allowOverDamping: parts.last?.bool ?? false)
        }
    }

    static func animation(_ json: JSON) throws -> Animation {
        let parts = json.array
        let kind = try #require(parts.first?.string)
        let numbers = parts.dropFirst().compactMap(\.number)
        func number(_ index: Int, _ usual: Double) -> Double {
            numbers.indices.contains(index) ? numbers[index] : usual
        }
        switch kind {
        case "linear", "easeIn", "easeOut", "easeInOut":
            return .timingCurve(try curve(.string(kind)), duration: number(0, 0.35))
        case "timingCurve":
            return .timingCurve(
                numbers[0], numbers[1], numbers[2], numbers[3], duration: number(4, 0.35))
        case "default": return .default
        case "spring":
            return .spring(
                duration: number(0, 0.5), bounce: number(1, 0), blendDuration: number(2, 0))
        case "springResponse":
            return .spring(
                response: number(0, 0.5), dampingFraction: number(1, 0.825),
                blendDuration: number(2, 0))
        case "interpolatingSpring":
            return .interpolatingSpring(
                mass: number(0, 1), stiffness: number(1, 100), damping: number(2, 10),
                initialVelocity: number(3, 0))
        case "interpolatingDuration":
            return .interpolatingSpring(
                duration: number(0, 0.5), bounce: number(1, 0), initialVelocity: number(2, 0))
        case "delay": return try animation(parts[2]).delay(numbers[0])
        case "speed": return try animation(parts[2]).speed(numbers[0])
        case "repeat":
            let (base, reverses) = (try animation(parts[3]), parts[2].bool ?? true)
            guard let count = parts[1].number else {
                return base.repeatForever(autoreverses: reverses)
            }
            return base.repeatCount(Int(count), autoreverses: reverses)
        default: return try animation(parts[2]).logicallyComplete(after: numbers[0])
        }
    }

    func keyframesAnswer(_ input: JSON, _ times: [Double]) throws -> [JSON.Leaf] {
        var segments = _KeyframeSegments<Double>()
        for keyframe in input["keyframes"]?.array ?? [] {
            let to = try #require(keyframe["to"]?.number)
            let duration = keyframe["duration"]?.number
            let (start, end) = (keyframe["v0"]?.number, keyframe["v1"]?.number)
            switch keyframe["kind"]?.string {
            case "linear":
                LinearKeyframe(
                    to, duration: duration ?? 0,
                    timingCurve: try keyframe["curve"].map(Self.curve) ?? .linear
                )._addSegments(to: &segments)
            case "cubic":
                CubicKeyframe(to, duration: duration ?? 0, startVelocity: start, endVelocity: end)
                    ._addSegments(to: &segments)
            case "spring":
                SpringKeyframe(
                    to, duration: duration,
                    spring: try keyframe["spring"].map(Self.spring) ?? Spring(),
                    startVelocity: start
                )._addSegments(to: &segments)
            default: MoveKeyframe(to)._addSegments(to: &segments)
            }
        }
        let curve = KeyframeCurve(try #require(input["from"]?.number), segments.all)
        return [.number(curve.duration)] + times.map { .number(curve.value(at: $0)) }
    }

    /// Changes of one value, with and without animations, as frames show them.
    func run(_ input: JSON) throws -> [JSON.Leaf] {
        let start = try #require(input["from"])
        guard start.flat.count == 2 else {
            return try run(input) {
                $0.flat[0]
            } leaves: {
                [$0]
            }
        }
        return try run(input) {
            AnimatablePair($0.flat[0], $0.flat[1])
        } leaves: {
            [$0.first, $0.second]
        }
    }

    private func run<V: VectorArithmetic>(
        _ input: JSON, _ value: (JSON) -> V, leaves: (V) -> [Double]
    ) throws -> [JSON.Leaf] {
        var changes = try (input["changes"]?.array ?? []).map { change in
            let parts = change.array
            let animation: Animation? =
                if case .null = parts[2] { nil } else { try Self.animation(parts[2]) }
            return (time: try #require(parts[0].number), value: value(parts[1]), animation)
        }
        var model = value(try #require(input["from"]))
        var animator: _ValueAnimator<V>?
        // On a display a late second frame counts as one that came in time.
        let longestStart = input["settled"]?.bool == false ? 1.0 / 30 : Double.infinity
        return (input["frames"]?.numbers ?? []).flatMap { time in
            while let (begin, new, animation) = changes.first, begin <= time + 1e-12 {
                changes.removeFirst()
                if new == model { continue }
                if let animation {
                    if animator == nil {
                        animator = _ValueAnimator(
                            animation, change: new - model, at: begin, environment: nil)
                    } else {
                        animator?.retarget(animation, change: new - model, at: begin)
                    }
                }
                model = new
            }
            let offset = animator?.offset(at: time, longestStart: longestStart)
            if offset == nil { animator = nil }
            return leaves(model + (offset ?? .zero)).map(JSON.Leaf.number)
        }
    }

    func otherAnswer(_ input: JSON) throws -> [JSON.Leaf] {
        if kind == "spring.force" {
            let spring = try Self.spring(#require(input["spring"]))
            return [
                .number(
                    spring.force(
                        target: input["target"]?.number ?? 0,
                        position: input["position"]?.number ?? 0,
                        velocity: input["velocity"]?.number ?? 0))
            ]
        }
        guard kind == "deceleration", let velocity = input["velocity"]?.number,
            let time = input["at"]?.number
        else { throw Unknown(kind: kind) }
        let surface = Deceleration(rate: input["rate"]?.number ?? 0.998)
        return [time, 1e3].map { .number(velocity * surface.distance(after: $0)) }
    }

    struct Unknown: Error { let kind: String }
}
