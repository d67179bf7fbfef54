import Foundation

extension Path {
    /// Begins a subpath at a point.
    ///
    /// Matches: SwiftUI.Path.move(to:)
    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    /// Goes straight to a point; does nothing in an empty path, which is nowhere yet.
    ///
    /// Matches: SwiftUI.Path.addLine(to:)
    public mutating func addLine(to end: CGPoint) {
        append(.line(to: end))
    }

    /// Goes to a point along a quadratic Bézier curve; does nothing in an empty path.
    ///
    /// Matches: SwiftUI.Path.addQuadCurve(to:control:)
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Goes to a point along a cubic Bézier curve; does nothing in an empty path.
    ///
    /// Matches: SwiftUI.Path.addCurve(to:control1:control2:)
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Goes straight to where the subpath began and ends it; does nothing if it is ended already.
    ///
    /// Matches: SwiftUI.Path.closeSubpath()
    public mutating func closeSubpath() {
        guard isInSubpath else { return }
        append(.closeSubpath)
    }

    /// Moves to the first of some points and goes straight to each other; none do nothing.
    ///
    /// Matches: SwiftUI.Path.addLines(_:)
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    /// Adds all of another path, under a transform.
    ///
    /// Matches: SwiftUI.Path.addPath(_:transform:)
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let addition = path.applying(transform)
        if isEmpty {
            self = addition
        } else {
            append(addition.elements)
        }
    }

    /// Whether the last subpath is not closed.
    var isInSubpath: Bool {
        guard case .elements(let elements) = storage else { return false }
        return elements.last != .closeSubpath
    }

    /// Goes on with an element; only a move begins an empty path.
    mutating func append(_ element: Element) {
        switch (storage, element) {
        case (.empty, .move): storage = .elements([element])
        case (.empty, _): break
        default: append(CollectionOfOne(element))
        }
    }

    private mutating func append(_ addition: some Collection<Element>) {
        var elements = elements
        // The array is copied by an append if the storage still holds it.
        storage = .empty
        elements.append(contentsOf: addition)
        self = Path(elements)
    }
}
