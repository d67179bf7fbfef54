import Foundation

extension MeshPaint {
    /// A point inside the mesh.
    package struct Point: Sendable {
        /// The place, in fractions of the frame.
        package var place: SIMD2<Double>
        /// Red, green, blue and opacity in sRGB, the first three multiplied by the last.
        package var color: SIMD4<Double>
    }

    /// The number of patches in a row.
    package var patchColumns: Int { columns - 1 }
    /// The number of rows of patches.
    package var patchRows: Int { rows - 1 }

    /// Returns the points of a patch, the area between four vertices: `steps + 1` rows with as many points each.
    ///
    /// Edges are cubic Bézier curves, and the points between them a surface with their slopes at the vertices.
    package func points(column: Int, row: Int, steps: Int) -> [Point] {
        let places = (0...steps).map { Double($0) / Double(steps) }
        let curves = places.map { Weights(cubicAt: $0) }
        let mixtures = smoothsColors ? curves : places.map { Weights(linearAt: $0) }
        let patch = Patch(of: self, column: column, row: row)
        return (0...steps).flatMap { y in
            (0...steps).map { x in
                Point(
                    place: curves[y].sum(patch.places.map { curves[x].sum($0) }),
                    color: color(mixtures[y].sum(patch.colors.map { mixtures[x].sum($0) })))
            }
        }
    }

    /// Returns the colour of interpolated coordinates.
    private func color(_ coordinates: SIMD4<Double>) -> SIMD4<Double> {
        let opacity = min(max(coordinates.w, 0), 1)
        guard opacity > 0 else { return .zero }
        let straight = Components(coordinates.x, coordinates.y, coordinates.z) / coordinates.w
        let color = colorSpace.components(straight).clamped(lowerBound: .zero, upperBound: .one)
        return SIMD4(color * opacity, opacity)
    }

    /// Returns the coordinates that are interpolated: weighted by the opacity, so that a clear colour adds no hue.
    fileprivate func coordinates(column: Int, row: Int) -> SIMD4<Double> {
        let color = self[column, row].color
        let opacity = Double(color.opacity)
        return SIMD4(colorSpace.coordinates(color.components) * opacity, opacity)
    }

    /// Returns the slope of the colours at a vertex, along the rows or the columns.
    ///
    /// It is level at the brightest and the darkest vertex of a line: colours never leave the range between neighbours.
    fileprivate func colorSlope(column: Int, row: Int, along axis: Axis) -> SIMD4<Double> {
        let (place, count) = axis == .horizontal ? (column, columns) : (row, rows)
        func coordinates(at place: Int) -> SIMD4<Double> {
            axis == .horizontal
                ? self.coordinates(column: place, row: row)
                : self.coordinates(column: column, row: place)
        }
        let here = coordinates(at: place)
        guard place > 0 else { return coordinates(at: 1) - here }
        let before = here - coordinates(at: place - 1)
        guard place < count - 1 else { return before }
        let after = coordinates(at: place + 1) - here
        let slope = (before + after) / 2
        let isExtreme = (before * after) .<= 0
        return slope.replacing(with: 0, where: isExtreme)
    }

    fileprivate subscript(column: Int, row: Int) -> Vertex { vertices[row * columns + column] }
}

/// The values and slopes at the corners of a patch: in rows those at the top, at the bottom, and their slopes downwards;
/// in each row those at the left, at the right, and their slopes to the right.
private struct Patch {
    typealias Rows<Value> = [[Value]]

    let places: Rows<SIMD2<Double>>
    let colors: Rows<SIMD4<Double>>

    init(of mesh: MeshPaint, column: Int, row: Int) {
        let corners = [row, row + 1].map { row in [column, column + 1].map { mesh[$0, row] } }
        let isLeft = [true, false]
        func slope(_ position: CGPoint, _ control: CGPoint, isStart: Bool) -> SIMD2<Double> {
            3 * (isStart ? SIMD2(control) - SIMD2(position) : SIMD2(position) - SIMD2(control))
        }
        places =
            corners.map { row in
                row.map { SIMD2($0.position) }
                    + zip(row, isLeft).map {
                        slope($0.position, $1 ? $0.trailing : $0.leading, isStart: $1)
                    }
            }
            + zip(corners, isLeft).map { row, isTop in
                row.map { slope($0.position, isTop ? $0.bottom : $0.top, isStart: isTop) }
                    + [.zero, .zero]
            }
        let (columns, rows) = ([column, column + 1], [row, row + 1])
        colors =
            rows.map { row in
                columns.map { mesh.coordinates(column: $0, row: row) }
                    + columns.map { mesh.colorSlope(column: $0, row: row, along: .horizontal) }
            }
            + rows.map { row in
                columns.map { mesh.colorSlope(column: $0, row: row, along: .vertical) }
                    + [.zero, .zero]
            }
    }
}

/// The weights of two values and their slopes at a place from 0 to 1 between them.
private struct Weights {
    private let values: [Double]

    /// The weights of Hermite's polynomials.
    init(cubicAt t: Double) {
        let (square, cube) = (t * t, t * t * t)
        values = [
            2 * cube - 3 * square + 1, 3 * square - 2 * cube, cube - 2 * square + t, cube - square,
        ]
    }

    init(linearAt t: Double) { values = [1 - t, t, 0, 0] }

    func sum<Value: SIMD>(_ terms: [Value]) -> Value where Value.Scalar == Double {
        zip(terms, values).reduce(.zero) { $0 + $1.0 * $1.1 }
    }
}

extension SIMD2<Double> {
    fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
