import CX11

/// Uploads of pixels to the server.
final class Uploads {
    private let server: XServer
    private var contexts: [Int32: XGraphicsContext] = [:]

    init(server: XServer) {
        self.server = server
    }

    /// Uploads coverage.
    func picture(_ coverage: Coverage) -> ServerPicture {
        // The rows of an 8-bit image are padded to four bytes.
        let stride = (coverage.width + 3) & ~3
        var rows = [UInt8](repeating: 0, count: stride * coverage.height)
        for y in 0..<coverage.height {
            let row = coverage.bytes[y * coverage.width..<(y + 1) * coverage.width]
            rows.replaceSubrange(y * stride..<y * stride + coverage.width, with: row)
        }
        return rows.withUnsafeMutableBytes { bytes in
            picture(
                bytes, stride: stride, width: coverage.width, height: coverage.height, depth: 8,
                format: server.formats.alpha)
        }
    }

    /// Uploads premultiplied `0xAARRGGBB` pixels.
    func picture(_ pixels: [UInt32], width: Int, height: Int) -> ServerPicture {
        var pixels = pixels
        return pixels.withUnsafeMutableBytes { bytes in
            picture(
                bytes, stride: 4 * width, width: width, height: height, depth: 32,
                format: server.formats.argb)
        }
    }

    private func picture(
        _ bytes: UnsafeMutableRawBufferPointer, stride: Int, width: Int, height: Int, depth: Int32,
        format: UnsafeMutablePointer<XRenderPictFormat>
    ) -> ServerPicture {
        var image = XImage()
        image.width = Int32(width)
        image.height = Int32(height)
        image.format = ZPixmap
        image.data = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        // Xlib swaps the bytes if the server's order differs.
        image.byte_order = 1.bigEndian == 1 ? MSBFirst : LSBFirst
        image.bitmap_bit_order = image.byte_order
        image.bitmap_unit = 32
        image.bitmap_pad = 32
        image.depth = depth
        image.bytes_per_line = Int32(stride)
        image.bits_per_pixel = depth
        XInitImage(&image)
        let picture = server.create { display in
            let pixmap = XCreatePixmap(
                display, server.root, UInt32(width), UInt32(height), UInt32(depth))
            XPutImage(
                display, pixmap, context(depth: depth, drawable: pixmap).id, &image, 0, 0, 0, 0,
                UInt32(width), UInt32(height))
            let picture = XRenderCreatePicture(display, pixmap, format, 0, nil)
            // The picture keeps the pixmap alive.
            XFreePixmap(display, pixmap)
            return picture
        }
        return ServerPicture(picture, on: server)
    }

    private func context(depth: Int32, drawable: XID) -> XGraphicsContext {
        if let context = contexts[depth] { return context }
        let context = XGraphicsContext(server: server, drawable: drawable)
        contexts[depth] = context
        return context
    }
}
