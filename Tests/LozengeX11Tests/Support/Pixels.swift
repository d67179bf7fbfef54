import CX11
import Foundation

@testable import LozengeX11

/// Pixels read back from the server.
struct Pixels: Equatable {
    let width: Int
    let height: Int
    /// `0xRRGGBB`, row by row.
    var values: [UInt32]

    init(of drawable: XID, size: PixelSize, on display: OpaquePointer) throws {
        width = size.width
        height = size.height
        values = []
        values.reserveCapacity(width * height)
        guard
            let image = XGetImage(
                display, drawable, 0, 0, UInt32(width), UInt32(height), .max, ZPixmap)
        else { throw Stage.Timeout(description: "the pixels could not be read back") }
        defer { _ = image.pointee.f.destroy_image(image) }
        for y in 0..<height {
            for x in 0..<width {
                let value = image.pointee.f.get_pixel(image, Int32(x), Int32(y))
                values.append(UInt32(value & 0xff_ffff))
            }
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// One channel of a pixel, 0 to 255.
    func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }

    /// The rectangle around all pixels of a colour.
    func bounds(of color: UInt32) -> PixelRect {
        bounds { $0 == color }
    }

    func bounds(where matches: (UInt32) -> Bool) -> PixelRect {
        var bounds = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where matches(self[x, y]) {
                bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bounds
    }

    /// The greatest difference of any channel of any pixel.
    func distance(to other: Pixels) -> Int {
        zip(values, other.values).reduce(0) { most, pair in
            let channels = [0, 8, 16].map { shift in
                abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255))
            }
            return max(most, channels.max() ?? 0)
        }
    }
}
