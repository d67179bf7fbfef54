import Foundation

/// Tells whether two values of a view, a modifier or a state are the same.
///
/// Equal bits are equal values. Where the bits differ an `Equatable` type is asked, and another
/// type is compared field by field; a closure that captured something else counts as changed.
enum ViewValue {
    static func areEqual<Value>(
        _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>
    ) -> Bool {
        comparison(of: Value.self)(lhs, rhs)
    }

    typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var known: [ObjectIdentifier: Comparison] = [:]

    /// How values of one type are compared; worked out once per type.
    static func comparison<Value>(of type: Value.Type) -> Comparison {
        if let comparison = known[ObjectIdentifier(type)] { return comparison }
        let size = MemoryLayout<Value>.size
        let differing = Differing { comparisonOfDiffering(type) }
        let comparison: Comparison = { lhs, rhs in
            if memcmp(lhs, rhs, size) == 0 { return true }
            return differing.comparison?(lhs, rhs) ?? false
        }
        known[ObjectIdentifier(type)] = comparison
        return comparison
    }

    /// How two values whose bits differ are compared, found out once there are such: for what a type
    /// conforms to the runtime looks through the whole program.
    private final class Differing {
        lazy var comparison = make()
        private let make: () -> Comparison?

        init(_ make: @escaping () -> Comparison?) { self.make = make }
    }

    /// How two values whose bits differ may still be equal; `nil` if they cannot.
    private static func comparisonOfDiffering<Value>(_ type: Value.Type) -> Comparison? {
        if let comparing = type as? any SelfComparing.Type { return sameness(of: comparing) }
        if let equatable = type as? any Equatable.Type { return equality(of: equatable) }
        // What an enum or a closure holds cannot be looked at.
        guard hasFields(type) else { return nil }
        var fields: [(offset: Int, isEqual: Comparison)] = []
        let isComplete = forEachField(of: type) { _, offset, fieldType, _ in
            // What the node keeps for a property says nothing about a change of the view.
            if !(fieldType is any ConnectedProperty.Type) {
                fields.append((offset, open(fieldType)))
            }
            return true
        }
        guard isComplete else { return nil }
        return { lhs, rhs in
            // By a loop, since a closure would be checked for its actor at every field.
            for field in fields where !field.isEqual(lhs + field.offset, rhs + field.offset) {
                return false
            }
            return true
        }
    }

    /// Whether `type` is nothing but its fields.
    private static func hasFields<Value>(_ type: Value.Type) -> Bool {
        var result = false
        // The kind of a type is told where it is the type of a field.
        forEachField(of: Holder<Value>.self) { _, _, _, kind in
            result = kind.isItsFields
            return true
        }
        return result
    }

    private static func open(_ type: any Any.Type) -> Comparison {
        func comparison<Field>(_ type: Field.Type) -> Comparison { Self.comparison(of: type) }
        return _openExistential(type, do: comparison)
    }

    private static func sameness<Value: SelfComparing>(of type: Value.Type) -> Comparison {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                .isSame(as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func equality<Value: Equatable>(of type: Value.Type) -> Comparison {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                == $1.assumingMemoryBound(to: Value.self).pointee
        }
    }
}

/// A type that knows more of what makes its values the same than their fields tell.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

private struct Holder<Value> { let value: Value }
