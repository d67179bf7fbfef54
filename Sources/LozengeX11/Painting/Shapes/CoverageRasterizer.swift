import CX11
import Foundation
import LozengeCore

/// The conversion of outlines to coverage with FreeType's rasteriser.
///
/// It computes exact area coverage in 256 levels. The server's trapezoids are slower on all drivers
/// and drawn by the processor on most. FreeType flattens curves to a sixth of a pixel, which is
/// visible, so it gets lines that are flattened to a hundredth.
final class CoverageRasterizer {
    /// The maximum number of points; FreeType counts them in 16 bits.
    private static let mostPoints = 32_000

    private var library: FT_Library?

    init() {
        FT_Init_FreeType(&library)
    }

    /// Returns the coverage of `area` by a polygon.
    func coverage(of polygon: Polygon, isEvenOdd: Bool = false, in area: PixelRect) -> Coverage {
        var coverage = Coverage(
            width: max(0, area.width), height: max(0, area.height),
            bytes: [UInt8](repeating: 0, count: max(0, area.width) * max(0, area.height)))
        guard !area.isEmpty else { return coverage }
        coverage.bytes.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            draw(polygon, isEvenOdd: isEvenOdd, in: area, to: start)
        }
        return coverage
    }

    /// Draws an area, divided into two halves if it has too many points.
    private func draw(
        _ polygon: Polygon, isEvenOdd: Bool, in area: PixelRect,
        to bytes: UnsafeMutablePointer<UInt8>
    ) {
        let visible = polygon.clipped(to: area.cgRect)
        guard !visible.isEmpty else { return }
        guard visible.points.count > Self.mostPoints, area.height > 1 else {
            return render(visible, isEvenOdd: isEvenOdd, in: area, to: bytes)
        }
        var (upper, lower) = (area, area)
        upper.maxY = area.minY + area.height / 2
        lower.minY = upper.maxY
        draw(visible, isEvenOdd: isEvenOdd, in: upper, to: bytes)
        draw(
            visible, isEvenOdd: isEvenOdd, in: lower, to: bytes + upper.height * upper.width)
    }

    private func render(
        _ polygon: Polygon, isEvenOdd: Bool, in area: PixelRect,
        to bytes: UnsafeMutablePointer<UInt8>
    ) {
        let count = min(polygon.points.count, Self.mostPoints)
        // FreeType's y axis points up, in 1/64 of a pixel.
        var points: [FT_Vector] = []
        points.reserveCapacity(count)
        for point in polygon.points.prefix(count) {
            points.append(
                FT_Vector(
                    x: Int(((point.x - CGFloat(area.minX)) * 64).rounded()),
                    y: Int(((CGFloat(area.maxY) - point.y) * 64).rounded())))
        }
        var tags = [UInt8](repeating: UInt8(FT_CURVE_TAG_ON), count: count)
        var ends = polygon.contours.indices
            .map { UInt16(clamping: polygon.range(ofContour: $0).upperBound - 1) }
            .filter { $0 < count }
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                ends.withUnsafeMutableBufferPointer { ends in
                    var bitmap = FT_Bitmap()
                    bitmap.rows = UInt32(area.height)
                    bitmap.width = UInt32(area.width)
                    // A positive pitch stores rows from top to bottom.
                    bitmap.pitch = Int32(area.width)
                    bitmap.buffer = bytes
                    bitmap.num_grays = 256
                    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                    _ = lozenge_fill_outline(
                        library, points.baseAddress, tags.baseAddress, Int32(points.count),
                        ends.baseAddress, Int32(ends.count),
                        isEvenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0, &bitmap)
                }
            }
        }
    }

    isolated deinit {
        FT_Done_FreeType(library)
    }
}
