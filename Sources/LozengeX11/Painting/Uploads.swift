import CX11

/// Brings pixels to the server.
final class Uploads {
    private let connection: XConnection
    private var contexts: [Int32: GraphicsContext] = [:]

    init(connection: XConnection) {
        self.connection = connection
    }

    /// A picture of coverage.
    func picture(_ coverage: Coverage) -> ServerPicture {
        // The rows of an image of one byte a pixel begin at multiples of four bytes.
        let stride = (coverage.width + 3) & ~3
        var rows = [UInt8](repeating: 0, count: stride * coverage.height)
        for y in 0..<coverage.height {
            let row = coverage.bytes[y * coverage.width..<(y + 1) * coverage.width]
            rows.replaceSubrange(y * stride..<y * stride + coverage.width, with: row)
        }
        return rows.withUnsafeMutableBytes { bytes in
            picture(
                bytes, stride: stride, width: coverage.width, height: coverage.height, depth: 8,
                format: connection.formats.alpha)
        }
    }

    /// A picture of premultiplied `0xAARRGGBB` pixels.
    func picture(_ pixels: [UInt32], width: Int, height: Int) -> ServerPicture {
        var pixels = pixels
        return pixels.withUnsafeMutableBytes { bytes in
            picture(
                bytes, stride: 4 * width, width: width, height: height, depth: 32,
                format: connection.formats.argb)
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
        // Xlib swaps where the server's order is the other one.
        image.byte_order = 1.bigEndian == 1 ? MSBFirst : LSBFirst
        image.bitmap_bit_order = image.byte_order
        image.bitmap_unit = 32
        image.bitmap_pad = 32
        image.depth = depth
        image.bytes_per_line = Int32(stride)
        image.bits_per_pixel = depth
        XInitImage(&image)
        let picture = connection.create { display in
            let pixmap = XCreatePixmap(
                display, connection.root, UInt32(width), UInt32(height), UInt32(depth))
            XPutImage(
                display, pixmap, context(depth: depth, drawable: pixmap).id, &image, 0, 0, 0, 0,
                UInt32(width), UInt32(height))
            let picture = XRenderCreatePicture(display, pixmap, format, 0, nil)
            // The picture keeps the pixels.
            XFreePixmap(display, pixmap)
            return picture
        }
        return ServerPicture(picture, on: connection)
    }

    private func context(depth: Int32, drawable: XID) -> GraphicsContext {
        if let context = contexts[depth] { return context }
        let context = GraphicsContext(connection: connection, drawable: drawable)
        contexts[depth] = context
        return context
    }
}
