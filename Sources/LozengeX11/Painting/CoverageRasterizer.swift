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
        var path = roundedOutline(shape)
        var contours = [Int16(path.points.count - 1)]
        path.points.withUnsafeMutableBufferPointer { points in
            path.tags.withUnsafeMutableBufferPointer { tags in
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

/// The points of an outline in 64ths of a pixel, as FreeType wants them.
private struct OutlinePath {
    var points: [FT_Vector] = []
    var tags: [CChar] = []

    mutating func add(_ x: CGFloat, _ y: CGFloat, isOnCurve: Bool) {
        points.append(FT_Vector(x: Int((x * 64).rounded()), y: Int((y * 64).rounded())))
        tags.append(isOnCurve ? CChar(FT_CURVE_TAG_ON) : CChar(FT_CURVE_TAG_CUBIC))
    }
}

/// Each corner is two cubic curves, which stray from the ellipse by less than a millionth of its
/// radius; one would by a four-thousandth.
private func roundedOutline(_ shape: RoundedPixelRect) -> OutlinePath {
    var path = OutlinePath()
    let (rx, ry) = (shape.radiusX, shape.radiusY)
    let right = CGFloat(shape.rect.width)
    let top = CGFloat(shape.rect.height)
    let centers = [(right - rx, top - ry), (rx, top - ry), (rx, ry), (right - rx, ry)]
    let step = CGFloat.pi / 4
    let reach = 4 / 3 * tan(step / 4)
    for (corner, center) in centers.enumerated() {
        for half in 0..<2 {
            let from = CGFloat(2 * corner + half) * step
            let to = from + step
            func add(_ angle: CGFloat, tangent: CGFloat) {
                path.add(
                    center.0 + rx * (cos(angle) - tangent * sin(angle)),
                    center.1 + ry * (sin(angle) + tangent * cos(angle)), isOnCurve: tangent == 0)
            }
            if half == 0 { add(from, tangent: 0) }
            add(from, tangent: reach)
            add(to, tangent: -reach)
            add(to, tangent: 0)
        }
    }
    return path
}
