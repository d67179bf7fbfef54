import Foundation

extension Path {
    /// The smallest rectangle around the lines and curves themselves, not around control points;
    /// null if there are none.
    ///
    /// Matches: SwiftUI.Path.boundingRect
    public var boundingRect: CGRect {
        if let figureFrame { return figureFrame }
        guard case .elements(let elements) = storage else { return .null }
        let steps = steps
        guard !steps.isEmpty else { return lonePoints(elements) }
        var points: [CGPoint] = []
        for step in steps {
            points.append(step.segment.start)
            points.append(step.segment.end)
            for place in step.segment.extrema {
                points.append(step.segment.point(at: place))
            }
        }
        return CGRect(around: points)
    }

    /// Whether a point is inside the path, subpaths counted as closed; what is on the edge may be
    /// either.
    ///
    /// With `eoFill`, inside is what the path goes around an odd number of times, instead of at all.
    ///
    /// Matches: SwiftUI.Path.contains(_:eoFill:)
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard let p = p.settled else { return false }
        if case .rectangle(let rect) = storage { return rect.contains(p) }
        let winding = polygon(under: .identity, tolerance: 0.001).winding(around: p)
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// Around moves that lead nowhere.
    private func lonePoints(_ elements: [Element]) -> CGRect {
        CGRect(
            around: elements.compactMap { element in
                if case .move(let point) = element { point.settled } else { nil }
            })
    }
}
