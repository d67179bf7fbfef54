import Foundation
import Testing

@testable import LozengeCore

/// The answers of the sources to the numeric cases.
extension MotionCase {
    func answer() throws -> [JSON.Leaf] {
        let input = try #require(self.input)
        let times = input["at"]?.numbers ?? []
        func number(_ key: String) throws -> Double { try #require(input[key]?.number) }
        switch kind {
        case "curve":
            let curve = try Self.curve(#require(input["curve"]))
            let used = input["inverse"]?.bool == true ? curve.inverse : curve
            return times.map { .number(used.value(at: $0)) }
        case "curve.velocity":
            let curve = try Self.curve(#require(input["curve"]))
            return times.map { .number(curve.velocity(at: $0)) }
        case "spring.parameters":
            let spring = try Self.spring(#require(input["spring"]))
            let properties = [
                "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
                "duration": spring.duration, "bounce": spring.bounce,
                "dampingRatio": spring.dampingRatio,
            ]
            return [.number(try #require(properties[input["of"]?.string ?? ""]))]
        case "spring.value", "spring.velocity":
            let spring = try Self.spring(#require(input["spring"]))
            let (target, velocity) = (try number("target"), input["velocity"]?.number ?? 0)
            return times.map {
                .number(
                    kind == "spring.value"
                        ? spring.value(target: target, initialVelocity: velocity, time: $0)
                        : spring.velocity(target: target, initialVelocity: velocity, time: $0))
            }
        case "spring.settling":
            let spring = try Self.spring(#require(input["spring"]))
            return [
                .number(
                    spring.settlingDuration(
                        target: input["target"]?.number ?? 1,
                        initialVelocity: input["velocity"]?.number ?? 0,
                        epsilon: input["epsilon"]?.number ?? 0.001))
            ]
        case "animation", "animation.logical", "animation.end": return try animationAnswer(input)
        case "run": return try run(input)
        case "mix":
            let (from, to) = (try #require(input["from"]), try #require(input["to"]))
            let amount = try number("at")
            return zip(from.flat, to.flat).map {
                .number($0.interpolated(towards: $1, amount: amount))
            }
        case "color": return try colorAnswer(input)
        case "keyframes": return try keyframesAnswer(input, times)
        case "velocity":
            var sampler = VelocitySampler<Double>()
            for sample in input["samples"]?.array ?? [] {
                sampler.add(sample.numbers[0], at: sample.numbers[1])
            }
            return [.number(input["at"]?.number.map(sampler.velocity(at:)) ?? sampler.velocity)]
        default: return try otherAnswer(input)
        }
    }

    private func animationAnswer(_ input: JSON) throws -> [JSON.Leaf] {
        let animation = try Self.animation(#require(input["animation"]))
        var context = AnimationContext<Double>()
        let change = input["change"]?.number ?? 1
        if kind == "animation.end" {
            let end = (0..<1200).first {
                animation.animate(value: change, time: Double($0) / 60, context: &context) == nil
            }
            return [.number(Double(try #require(end)) / 60)]
        }
        return (input["at"]?.numbers ?? []).map { time in
            let value = animation.animate(value: change, time: time, context: &context)
            if kind == "animation.logical" { return .number(context.isLogicallyComplete ? 1 : 0) }
            return value.map { .number($0) } ?? .word("done")
        }
    }

    private func colorAnswer(_ input: JSON) throws -> [JSON.Leaf] {
        let (from, to) = (input["from"]?.numbers ?? [], input["to"]?.numbers ?? [])
        func color(_ c: [Double]) -> Color.Resolved {
            Color.Resolved(
                red: Float(c[0]), green: Float(c[1]), blue: Float(c[2]), opacity: Float(c[3]))
        }
        let amount = try #require(input["at"]?.number)
        var mixed = color(from)
        mixed.animatableData = mixed.animatableData.interpolated(
            towards: color(to).animatableData, amount: amount)
        return [mixed.red, mixed.green, mixed.blue, mixed.opacity].map { .number(Double($0)) }
    }
}

extension JSON {
    /// All numbers, in order.
    var flat: [Double] {
        if case .array(let elements) = self { return elements.flatMap(\.flat) }
        return number.map { [$0] } ?? []
    }
}
