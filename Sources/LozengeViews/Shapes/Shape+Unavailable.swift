import LozengeCore

nonisolated extension Shape {
    /// Returns the union of two shapes.
    ///
    /// Matches: SwiftUI.Shape.union(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill them in turn.")
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// Returns the intersection of two shapes.
    ///
    /// Matches: SwiftUI.Shape.intersection(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; use clipShape.")
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// Returns the difference of two shapes.
    ///
    /// Matches: SwiftUI.Shape.subtracting(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// Returns the symmetric difference of two shapes.
    ///
    /// Matches: SwiftUI.Shape.symmetricDifference(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        self
    }

    /// Returns the part of this line inside another shape.
    ///
    /// Matches: SwiftUI.Shape.lineIntersection(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// Returns the part of this line outside another shape.
    ///
    /// Matches: SwiftUI.Shape.lineSubtraction(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
