import Foundation

/// A comparison of two values of a view, a modifier or a state.
///
/// Equal bits are equal values. If the bits differ, an `Equatable` type is compared by `==`, an array, a dictionary and
/// an optional by their elements, any other type field by field; a closure with other captured values counts as changed.
enum ViewValue {
    static func areEqual<Value>(
        _ lhs: UnsafePointer<Value>, _ rhs: UnsafePointer<Value>
    ) -> Bool {
        comparison(of: Value.self)(lhs, rhs)
    }

    typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// The comparisons by type: as many as the program has types, which the runtime keeps as well.
    private static var known: [ObjectIdentifier: Comparison] = [:]

    /// Returns the comparison for a type; created once per type.
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

    /// The comparison of two values whose bits differ, created with the first such pair.
    ///
    /// To find a type's conformances, the runtime searches the whole program.
    private final class Differing {
        lazy var comparison = make()
        private let make: () -> Comparison?

        init(_ make: @escaping () -> Comparison?) { self.make = make }
    }

    /// Returns the comparison of two values whose bits differ; `nil` if they cannot be equal.
    private static func comparisonOfDiffering<Value>(_ type: Value.Type) -> Comparison? {
        if let comparing = type as? any SelfComparing.Type { return sameness(of: comparing) }
        if let equatable = type as? any Equatable.Type { return equality(of: equatable) }
        if let container = type as? any ElementComparing.Type { return elements(of: container) }
        // The contents of an enum or a closure are not accessible.
        guard hasFields(type) else { return nil }
        var fields: [(offset: Int, isEqual: Comparison)] = []
        let isComplete = forEachField(of: type) { _, offset, fieldType, _ in
            // The storage of a property is not part of the view's value.
            if !(fieldType is any ConnectedProperty.Type) {
                fields.append((offset, open(fieldType)))
            }
            return true
        }
        guard isComplete else { return nil }
        return { lhs, rhs in
            // A loop: the isolation of a closure would be checked for every field.
            for field in fields where !field.isEqual(lhs + field.offset, rhs + field.offset) {
                return false
            }
            return true
        }
    }

    /// True if a value of `type` consists of its fields.
    private static func hasFields<Value>(_ type: Value.Type) -> Bool {
        var result = false
        // The kind of a type is available for types of fields only.
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

    private static func elements<Value: ElementComparing>(of type: Value.Type) -> Comparison {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                .hasSameElements(as: $1.assumingMemoryBound(to: Value.self).pointee)
        }
    }

    private static func equality<Value: Equatable>(of type: Value.Type) -> Comparison {
        {
            $0.assumingMemoryBound(to: Value.self).pointee
                == $1.assumingMemoryBound(to: Value.self).pointee
        }
    }
}

/// A type with a comparison that its fields cannot express.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

/// A type whose elements may have no `==`.
private protocol ElementComparing {
    @MainActor func hasSameElements(as other: Self) -> Bool
}

extension Array: ElementComparing {
    fileprivate func hasSameElements(as other: Self) -> Bool {
        guard count == other.count else { return false }
        for (var lhs, var rhs) in zip(self, other) where !ViewValue.areEqual(&lhs, &rhs) {
            return false
        }
        return true
    }
}

extension Dictionary: ElementComparing {
    fileprivate func hasSameElements(as other: Self) -> Bool {
        guard count == other.count else { return false }
        for (key, var value) in self {
            guard var counterpart = other[key], ViewValue.areEqual(&value, &counterpart)
            else { return false }
        }
        return true
    }
}

extension Optional: ElementComparing {
    fileprivate func hasSameElements(as other: Self) -> Bool {
        guard var lhs = self, var rhs = other else { return self == nil && other == nil }
        return ViewValue.areEqual(&lhs, &rhs)
    }
}

private struct Holder<Value> { let value: Value }
