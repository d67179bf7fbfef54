import CX11
import Foundation

/// Rows of coverage, one byte a pixel: 0 outside, 255 inside.
struct Coverage: Equatable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    /// What the shape leaves uncovered.
    var inverted: Coverage {
        Coverage(width: width, height: height, bytes: bytes.map { 255 - $0 })
    }
}

/// Turns outlines into coverage with FreeType's rasteriser, the one that draws glyphs.
///
/// Exact area coverage in 256 levels; the server's own trapezoids are slower everywhere and drawn by
/// the processor on most drivers.
final class CoverageRasterizer {
    private var library: FT_Library?

    init() {
        FT_Init_FreeType(&library)
    }

    /// The coverage of a shape whose rectangle begins at 0, 0.
    func coverage(of shape: RoundedPixelRect) -> Coverage {
        let width = shape.rect.width
        let height = shape.rect.height
        var bytes = [UInt8](repeating: 0, count: max(0, width * height))
        guard !bytes.isEmpty else { return Coverage(width: 0, height: 0, bytes: []) }
        var points = roundedOutline(shape)
        var tags = [CChar](repeating: CChar(FT_CURVE_TAG_ON), count: points.count)
        var contours = [Int16(points.count - 1)]
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                contours.withUnsafeMutableBufferPointer { contours in
                    bytes.withUnsafeMutableBufferPointer { bytes in
                        var outline = FT_Outline(
                            n_contours: 1, n_points: Int16(points.count),
                            points: points.baseAddress, tags: tags.baseAddress,
                            contours: contours.baseAddress, flags: 0)
                        var bitmap = FT_Bitmap()
                        bitmap.rows = UInt32(height)
                        bitmap.width = UInt32(width)
                        // Rows go from top to bottom; outlines go up.
                        bitmap.pitch = Int32(width)
                        bitmap.buffer = bytes.baseAddress
                        bitmap.num_grays = 256
                        bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                        _ = FT_Outline_Get_Bitmap(library, &outline, &bitmap)
                    }
                }
            }
        }
        return Coverage(width: width, height: height, bytes: bytes)
    }

    isolated deinit {
        FT_Done_FreeType(library)
    }
}

/// The outline in 64ths of a pixel, counterclockwise, as straight lines.
///
/// FreeType would take curves, but follows them to a sixth of a pixel only, which shows; these lines
/// stray by a hundredth at most.
private func roundedOutline(_ shape: RoundedPixelRect) -> [FT_Vector] {
    let (rx, ry) = (shape.radiusX, shape.radiusY)
    let right = CGFloat(shape.rect.width)
    let top = CGFloat(shape.rect.height)
    let centers = [(right - rx, top - ry), (rx, top - ry), (rx, ry), (right - rx, ry)]
    let quarter = CGFloat.pi / 2
    let step = 2 * acos(1 - min(1, 0.01 / max(rx, ry)))
    let count = max(1, Int((quarter / step).rounded(.up)))
    return centers.enumerated().flatMap { corner, center in
        (0...count).map { index in
            let angle = quarter * (CGFloat(corner) + CGFloat(index) / CGFloat(count))
            let x = center.0 + rx * cos(angle)
            let y = center.1 + ry * sin(angle)
            return FT_Vector(x: Int((x * 64).rounded()), y: Int((y * 64).rounded()))
        }
    }
}
