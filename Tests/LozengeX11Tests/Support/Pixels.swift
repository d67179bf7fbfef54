import CX11
import Foundation
import WaitingFixtures

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
        guard
            let image = XGetImage(
                display, drawable, 0, 0, UInt32(width), UInt32(height), 0xff_ffff,
                ZPixmap)
        else { throw Failure(description: "The pixels could not be read back.") }
        defer { _ = image.pointee.f.destroy_image(image) }
        let bits = image.pointee.bits_per_pixel
        guard bits == 32, let data = image.pointee.data else {
            values = (0..<height).flatMap { y in
                (0..<size.width).map { x in
                    UInt32(image.pointee.f.get_pixel(image, Int32(x), Int32(y)) & 0xff_ffff)
                }
            }
            return
        }
        // Requests for single pixels would take longer than everything that is tested.
        values = []
        values.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawPointer(data) + y * Int(image.pointee.bytes_per_line)
            values += UnsafeBufferPointer(
                start: row.assumingMemoryBound(to: UInt32.self), count: width)
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
        difference(from: other).most
    }

    /// The greatest difference of any channel of any pixel, and where pixels differ.
    func difference(from other: Pixels) -> (most: Int, place: PixelRect) {
        if values.count == other.values.count, memcmp(values, other.values, 4 * values.count) == 0 {
            return (0, .empty)
        }
        var (most, place) = (0, PixelRect.empty)
        for (index, pair) in zip(values, other.values).enumerated() where pair.0 != pair.1 {
            for shift in [0, 8, 16] {
                most = max(most, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
            }
            let (y, x) = index.quotientAndRemainder(dividingBy: width)
            place = place.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
        return (most, place)
    }
}
