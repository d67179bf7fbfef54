extension Path {
    @available(*, unavailable, message: "Paths are not cut with each other; fill them in turn.")
    public func union(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with each other; clip one by the other.")
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with each other; fill both even-odd.")
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with each other; clip the stroke.")
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }

    @available(*, unavailable, message: "Paths are not cut with themselves; fill them as they are.")
    public func normalized(eoFill: Bool = true) -> Path { self }
}
