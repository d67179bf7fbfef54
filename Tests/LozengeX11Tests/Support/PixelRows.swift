import CX11
import Foundation
import Testing

@testable import LozengeX11

/// Pixels from the server, compared a row at a time.
final class PixelRows {
    private let image: UnsafeMutablePointer<XImage>
    private let white: [UInt32]

    init(of surface: Surface, size: PixelSize, on display: OpaquePointer) throws {
        image = try #require(
            XGetImage(
                display, surface.pixmap, 0, 0, UInt32(size.width), UInt32(size.height), 0xff_ffff,
                ZPixmap))
        white = Array(repeating: 0xff_ffff, count: size.width)
        try #require(image.pointee.bits_per_pixel == 32)
    }

    /// Returns true if a part of a row differs from that in `other`, or is not white.
    func differ(_ y: Int, _ columns: Range<Int>, from other: PixelRows?) -> Bool {
        let own = UnsafeRawPointer(pixels(y) + columns.lowerBound)
        if let other {
            return memcmp(own, other.pixels(y) + columns.lowerBound, 4 * columns.count) != 0
        }
        return memcmp(own, white, 4 * columns.count) != 0
    }

    private func pixels(_ y: Int) -> UnsafePointer<UInt32> {
        let row = UnsafeRawPointer(image.pointee.data) + y * Int(image.pointee.bytes_per_line)
        return row.assumingMemoryBound(to: UInt32.self)
    }

    isolated deinit { _ = image.pointee.f.destroy_image(image) }
}
