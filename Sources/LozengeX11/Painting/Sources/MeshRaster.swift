import LozengeCore

/// The pixels of a mesh of colours: its patches are divided into triangles, between whose corners colours are mixed.
nonisolated struct MeshRaster {
    private typealias Point = MeshPaint.Point

    private let width: Int
    private let height: Int
    private var pixels: [UInt32]

    /// Returns rows of premultiplied `0xAARRGGBB` pixels that cover the frame of a mesh.
    static func pixels(of mesh: MeshPaint, width: Int, height: Int) -> [UInt32] {
        var raster = MeshRaster(width: width, height: height, background: mesh.background)
        for row in 0..<mesh.patchRows {
            for column in 0..<mesh.patchColumns { raster.fill(mesh, column, row) }
        }
        return raster.pixels
    }

    private init(width: Int, height: Int, background: Color.Resolved) {
        self.width = width
        self.height = height
        let opacity = Double(background.opacity)
        let color = SIMD4(
            Double(background.red) * opacity, Double(background.green) * opacity,
            Double(background.blue) * opacity, opacity)
        pixels = [UInt32](repeating: Self.pixel(color), count: width * height)
    }

    /// Fills a patch, divided into as many parts as its size needs.
    private mutating func fill(_ mesh: MeshPaint, _ column: Int, _ row: Int) {
        let corners = mesh.points(column: column, row: row, steps: 1).map(\.place)
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let size = SIMD2(Double(width), Double(height))
        let extent = corners.dropFirst().reduce(SIMD2<Double>.zero) { extent, corner in
            let distance = (corner - corners[0]) * size
            return SIMD2(max(extent.x, abs(distance.x)), max(extent.y, abs(distance.y)))
        }
        let steps = Int(min(max(extent.max() / 4, 4), 32))
        let points = mesh.points(column: column, row: row, steps: steps).map { point in
            var point = point
            point.place *= size
            return point
        }
        for y in 0..<steps {
            for x in 0..<steps {
                let start = y * (steps + 1) + x
                let (right, below) = (start + 1, start + steps + 1)
                fill(points[start], points[right], points[below])
                fill(points[right], points[below + 1], points[below])
            }
        }
    }

    /// Fills the pixels whose centers are in a triangle, or on its edges.
    private mutating func fill(_ a: Point, _ b: Point, _ c: Point) {
        let (first, second) = (b.place - a.place, c.place - a.place)
        let area = first.x * second.y - first.y * second.x
        guard area != 0, area.isFinite else { return }
        let rows = Self.range(a.place.y, b.place.y, c.place.y, below: height)
        let columns = Self.range(a.place.x, b.place.x, c.place.x, below: width)
        // Neighbours must not leave a pixel between them.
        let edge = -1e-6
        for y in rows {
            for x in columns {
                let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
                let toB = (place.x * second.y - place.y * second.x) / area
                let toC = (first.x * place.y - first.y * place.x) / area
                guard toB >= edge, toC >= edge, toB + toC <= 1 - edge else { continue }
                let color = a.color * (1 - toB - toC) + b.color * toB + c.color * toC
                pixels[y * width + x] = Self.pixel(color)
            }
        }
    }

    /// Returns the pixels whose centers may be between three coordinates.
    private static func range(_ a: Double, _ b: Double, _ c: Double, below end: Int) -> Range<Int> {
        let (least, most) = (min(a, b, c), max(a, b, c))
        guard least < Double(end), most > 0 else { return 0..<0 }
        return Int(max(0, least.rounded(.down)))..<Int(min(Double(end), most.rounded(.up)))
    }

    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
            .toNearestOrEven)
        return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8
            | UInt32(bytes.z)
    }
}
