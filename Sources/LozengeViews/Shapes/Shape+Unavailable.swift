import LozengeCore

extension Shape {
    @available(*, unavailable, message: "Paths are not cut with each other; fill them in turn.")
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(*, unavailable, message: "Paths are not cut with each other; use clipShape.")
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        self
    }

    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
