import CX11
import Foundation

extension Surface {
    /// Reads the pixels of an ARGB surface in rows, each `0xAARRGGBB`.
    ///
    /// Waits for the server.
    ///
    /// - Returns: The pixels; `nil` if the surface does not exist or the server is gone.
    func readPixels(on server: XServer) -> [UInt32]? {
        guard server.canSend(),
            let image = XGetImage(
                server.display, pixmap, 0, 0, UInt32(size.width), UInt32(size.height), .max,
                ZPixmap)
        else { return nil }
        defer { _ = image.pointee.f.destroy_image(image) }
        guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else { return nil }
        let isBigEndian = image.pointee.byte_order == MSBFirst
        let stride = Int(image.pointee.bytes_per_line)
        let bytes = UnsafeRawPointer(data)
        let (width, height) = (size.width, size.height)
        return [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = bytes.loadUnaligned(
                        fromByteOffset: y * stride + 4 * x, as: UInt32.self)
                    buffer[y * width + x] = isBigEndian ? pixel.bigEndian : pixel.littleEndian
                }
            }
            count = width * height
        }
    }
}
