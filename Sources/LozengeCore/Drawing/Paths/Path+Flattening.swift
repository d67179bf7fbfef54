import Foundation

extension Path {
    /// The path as straight lines under a transform, to be filled.
    ///
    /// They stray from the curves by the tolerance at most. A hundredth of a pixel changes a pixel's
    /// coverage by less than 3 of 256 levels, which no eye sees.
    package func polygon(under transform: CGAffineTransform, tolerance: CGFloat = 0.01) -> Polygon {
        var flattener = Flattener(under: transform, tolerance: tolerance)
        forEach { flattener.add($0) }
        return flattener.polygon
    }

    /// Returns the area of a stroke under a transform, for the non-zero rule.
    ///
    /// The line is drawn before the transform, which may stretch it more one way than the other.
    ///
    /// Its edges stray by the tolerance at most, measured after the transform.
    package func strokedPolygon(
        _ style: StrokeStyle, under transform: CGAffineTransform, tolerance: CGFloat = 0.01
    ) -> Polygon {
        let scale = transform.maximumScale
        guard style.lineWidth > 0, style.lineWidth.isFinite, scale > 0, scale.isFinite else {
            return Polygon()
        }
        let tolerance = max(tolerance, 0) / scale
        var flattener = Flattener(under: .identity, tolerance: tolerance, marksCorners: true)
        forEach { flattener.add($0) }
        let polygon = flattener.polygon
        let lines = polygon.contours.indices.map { index in
            let range = polygon.range(ofContour: index)
            return Polyline(
                polygon.points[range], isCorner: flattener.isCorner[range],
                isClosed: polygon.contours[index].isClosed)
        }
        var stroker = Stroker(style, tolerance: tolerance)
        let pattern = DashPattern(style, along: lines.reduce(0) { $0 + $1.length })
        for line in lines {
            if let pattern, line.points.count > 1 {
                pattern.dashes(
                    along: line, { stroker.stroke($0) }, dot: { stroker.dot($0, direction: $1) })
            } else {
                stroker.stroke(line)
            }
        }
        return stroker.outline(under: transform)
    }

    /// The outline of a line along the path, to be filled non-zero.
    ///
    /// Matches: SwiftUI.Path.strokedPath(_:)
    /// Differs: curves become straight lines that stray by at most a four-hundredth of a point.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let polygon = strokedPolygon(style, under: .identity, tolerance: 0.0025)
        var elements: [Element] = []
        elements.reserveCapacity(polygon.points.count + 2 * polygon.contours.count)
        for index in polygon.contours.indices {
            let range = polygon.range(ofContour: index)
            elements.append(.move(to: polygon.points[range.lowerBound]))
            elements += polygon.points[range.dropFirst()].map { .line(to: $0) }
            elements.append(.closeSubpath)
        }
        return Path(elements)
    }
}
