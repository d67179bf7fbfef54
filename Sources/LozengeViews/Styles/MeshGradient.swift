import Foundation
import LozengeCore

/// Colours at the vertices of a mesh, and between them their mixtures; as a view, it fills the proposed size.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///     colors: [.indigo, .cyan, .purple, .pink])
/// ```
///
/// A mesh with another number of points or colours than `width × height`, or with less than two rows or columns, shows
/// its background, and is reported. Points outside of 0 to 1 are beside the view; parts with an infinite or undefined
/// point are not drawn.
///
/// Matches: SwiftUI.MeshGradient
/// Source: a choice: `docs/drawing.md`, “Meshes of colors”; Apple does not publish its curves.
nonisolated public struct MeshGradient: ShapeStyle, View, Hashable {
    /// The places of the vertices, row by row.
    ///
    /// Matches: SwiftUI.MeshGradient.Locations
    public enum Locations: Hashable, Sendable {
        /// Points with control points that make the edges smooth.
        case points([SIMD2<Float>])
        /// Points with control points of their own.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the vertices, row by row.
    ///
    /// Matches: SwiftUI.MeshGradient.Colors
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// A vertex with the control points of the edges that end in it, in fractions of the size from the top left.
    ///
    /// Matches: SwiftUI.MeshGradient.BezierPoint
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of vertices in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour beside the mesh.
    public var background: Color
    /// True if colours change smoothly over vertices; otherwise they change evenly from one vertex to the next.
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .colors(colors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        let background = place.resolve(background)
        let points = curvedPoints
        let colors =
            switch colors {
            case .colors(let colors): colors.map { place.resolve($0) }
            case .resolvedColors(let colors): colors
            }
        guard width >= 2, height >= 2, points.count / width == height, points.count % width == 0,
            colors.count == points.count,
            let mesh = MeshPaint(
                columns: width, vertices: zip(points, colors).map { $0.vertex(colored: $1) },
                background: background, smoothsColors: smoothsColors, colorSpace: colorSpace,
                frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        else {
            report(
                "A mesh gradient of \(width) × \(height) has \(points.count) points and "
                    + "\(colors.count) colors. It shows its background.")
            return .color(background)
        }
        return .mesh(mesh)
    }

    /// The vertices with control points; those of plain points lie along the line between the neighbours.
    private var curvedPoints: [BezierPoint] {
        switch locations {
        case .bezierPoints(let points): return points
        case .points(let points):
            let width = max(width, 1)
            return points.indices.map { index in
                let (column, row) = (index % width, index / width)
                let (left, right) = Self.controlPoints(
                    of: points[index], after: column > 0 ? points[index - 1] : nil,
                    before: column < width - 1 ? points.element(at: index + 1) : nil)
                let (above, below) = Self.controlPoints(
                    of: points[index], after: row > 0 ? points[index - width] : nil,
                    before: points.element(at: index + width))
                return BezierPoint(
                    position: points[index], leadingControlPoint: left, topControlPoint: above,
                    trailingControlPoint: right, bottomControlPoint: below)
            }
        }
    }

    /// Returns the control points on both sides of a point, each as far away as a third of the way to its neighbour.
    private static func controlPoints(
        of point: SIMD2<Float>, after previous: SIMD2<Float>?, before next: SIMD2<Float>?
    ) -> (SIMD2<Float>, SIMD2<Float>) {
        let (back, ahead) = ((previous ?? point) - point, (next ?? point) - point)
        let (backLength, aheadLength) = (length(back), length(ahead))
        let whole = backLength + aheadLength
        guard previous != nil, next != nil, whole > 0 else {
            return (point + back / 3, point + ahead / 3)
        }
        let direction = (ahead - back) / (3 * whole)
        return (point - direction * backLength, point + direction * aheadLength)
    }

    private static func length(_ distance: SIMD2<Float>) -> Float {
        (distance * distance).sum().squareRoot()
    }
}

nonisolated extension [SIMD2<Float>] {
    fileprivate func element(at index: Int) -> SIMD2<Float>? {
        indices.contains(index) ? self[index] : nil
    }
}

extension MeshGradient.BezierPoint {
    nonisolated fileprivate func vertex(colored color: Color.Resolved) -> MeshPaint.Vertex {
        func point(_ point: SIMD2<Float>) -> CGPoint {
            CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
        }
        return MeshPaint.Vertex(
            position: point(position), leading: point(leadingControlPoint),
            top: point(topControlPoint), trailing: point(trailingControlPoint),
            bottom: point(bottomControlPoint), color: color)
    }
}
