import LozengeCore
import LozengeViews

/// The value of a stepper as a number, which assistive technology reads and sets.
nonisolated struct StepperNumber {
    let range: SemanticRange
    let set: (Double) -> Void

    /// Gets the number of a value; `nil` if it is none, such as a date.
    init?<V: Strideable>(_ value: Binding<V>, step: V.Stride, in bounds: ClosedRange<V>?) {
        guard let number = Self.number(value.wrappedValue) else { return nil }
        let lowest = bounds.flatMap { Self.number($0.lowerBound) } ?? -.greatestFiniteMagnitude
        let highest = bounds.flatMap { Self.number($0.upperBound) } ?? .greatestFiniteMagnitude
        range = SemanticRange(
            number, in: min(lowest, highest)...max(lowest, highest),
            step: Self.number(step) ?? 0)
        set = { new in
            let present = value.wrappedValue
            guard let number = Self.number(present),
                let way = Self.stride(new - number, V.Stride.self),
                let target = Stepper<EmptyView>.advanced(present, by: way)
            else { return }
            value.wrappedValue =
                bounds.map { min(max(target, $0.lowerBound), $0.upperBound) } ?? target
        }
    }

    /// Returns a distance as a stride; `nil` if there is no such one.
    private static func stride<Stride>(_ distance: Double, _ type: Stride.Type) -> Stride? {
        switch type {
        case let type as any BinaryFloatingPoint.Type: type.init(distance) as? Stride
        case let type as any BinaryInteger.Type:
            type.init(exactly: distance.rounded()).flatMap { $0 as? Stride }
        default: nil
        }
    }

    private static func number<Value>(_ value: Value) -> Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }
}
