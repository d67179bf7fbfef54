import Foundation
import LozengeCore

/// The motion of two fingers since the start, by one measure.
struct PinchMotion {
    let time: Date
    let amount: Double
    /// The change of the amount per second.
    let velocity: Double
    /// The start in the view: 0 to 1 along each axis.
    let startAnchor: UnitPoint
    /// The start in the view, in points.
    let startLocation: CGPoint
}

/// A recognizer of two fingers, by one measure of their motion.
final class PinchRecognizer<Value>: _Recognizer<Value> {
    /// One measure of the motion of two fingers.
    struct Measure {
        /// The amount at the start.
        let rest: Double
        /// The least change of the amount that is recognized.
        let least: Double
        let amount: (_ scale: Double, _ rotation: Angle) -> Double
        let value: (PinchMotion) -> Value
    }

    private let measure: Measure
    private let place: _GesturePlace
    private var start: CGPoint?
    private var amount: Double
    private var last: (time: Duration, amount: Double)?
    private var velocity = 0.0

    init(_ measure: Measure, in place: _GesturePlace) {
        self.measure = measure
        self.place = place
        amount = measure.rest
    }

    override func handle(_ event: PressEvent) {
        switch event.kind {
        case .pinched(let scale, let rotation):
            if start == nil { start = place.node.local(event.location) }
            move(to: measure.amount(scale, rotation), event.time)
            let counts = phase.isClaim || abs(amount - measure.rest) >= measure.least
            if counts { phase = .going(value(event)) }
        case .up: phase = phase.isClaim ? .ended(value(event)) : .failed
        case .down: phase = .failed
        case .moved, .waited: break
        }
    }

    private func move(to amount: Double, _ time: Duration) {
        if let last, time > last.time {
            velocity = (amount - last.amount) / ((time - last.time) / .seconds(1))
        }
        last = (time, amount)
        self.amount = amount
    }

    private func value(_ event: PressEvent) -> Value {
        let (start, size) = (start ?? .zero, place.node.frame.size)
        return measure.value(
            PinchMotion(
                time: place.node.tree.date(at: event.time), amount: amount, velocity: velocity,
                startAnchor: UnitPoint(
                    x: size.width > 0 ? start.x / size.width : 0.5,
                    y: size.height > 0 ? start.y / size.height : 0.5),
                startLocation: start))
    }
}
