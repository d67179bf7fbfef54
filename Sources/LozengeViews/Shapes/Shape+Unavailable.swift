import LozengeCore

nonisolated extension Shape {
    /// Both figures as one.
    ///
    /// Matches: SwiftUI.Shape.union(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill them in turn.")
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// The intersection of two figures.
    ///
    /// Matches: SwiftUI.Shape.intersection(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; use clipShape.")
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// The difference of two figures.
    ///
    /// Matches: SwiftUI.Shape.subtracting(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// The symmetric difference of two figures.
    ///
    /// Matches: SwiftUI.Shape.symmetricDifference(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        self
    }

    /// The part of this line that is inside of a figure.
    ///
    /// Matches: SwiftUI.Shape.lineIntersection(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    /// The part of this line that is outside of a figure.
    ///
    /// Matches: SwiftUI.Shape.lineSubtraction(_:eoFill:)
    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
