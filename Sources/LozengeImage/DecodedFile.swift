import CImage
import Foundation
import LozengeCore

/// Why a picture cannot be shown, as a sentence.
struct PictureError: Error, CustomStringConvertible {
    let description: String
}

/// Reads picture files, as the system's gdk-pixbuf understands them.
enum DecodedFile {
    /// The longest side a picture may have, and the most pixels: what an X server can hold, and a
    /// quarter of a gigabyte.
    static let longestSide = 32_767
    static let mostPixels = 64 * 1024 * 1024

    /// Reads the picture in the file at `path`.
    static func picture(at path: String, name: String, scale: CGFloat) throws(PictureError)
        -> Picture
    {
        try checkSize(of: path)
        var error: UnsafeMutablePointer<GError>?
        guard let pixbuf = gdk_pixbuf_new_from_file(path, &error) else {
            throw failure(path, error)
        }
        defer { lozenge_pixbuf_free(pixbuf) }
        return picture(from: pixbuf, name: name, scale: scale)
    }

    /// Looks at the header only, so that a picture that claims to be enormous is never decoded.
    private static func checkSize(of path: String) throws(PictureError) {
        var width: CInt = 0
        var height: CInt = 0
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
            throw PictureError(description: "\(path) is not a picture this system can read.")
        }
        guard (1...longestSide).contains(Int(width)), (1...longestSide).contains(Int(height)),
            Int(width) * Int(height) <= mostPixels
        else {
            throw PictureError(
                description: "\(path) is \(width)×\(height) pixels, which is too large to show.")
        }
    }

    private static func failure(
        _ path: String, _ error: UnsafeMutablePointer<GError>?
    ) -> PictureError {
        defer { g_error_free(error) }
        let reason = error?.pointee.message.map { String(cString: $0) } ?? "no reason is given"
        return PictureError(
            description: "\(path) is damaged and cannot be shown; replace the file (\(reason)).")
    }

    /// Multiplies the colours by the opacity, which is how pictures are painted.
    private static func picture(
        from pixbuf: OpaquePointer, name: String, scale: CGFloat
    ) -> Picture {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard let bytes = gdk_pixbuf_read_pixels(pixbuf) else {
            return Picture(
                name: name, pixelWidth: 1, pixelHeight: 1, scale: scale, pixels: [0],
                isOpaque: false)
        }
        var isOpaque = true
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                var source = bytes + y * stride
                for x in 0..<width {
                    let alpha = hasAlpha ? UInt32(source[3]) : 255
                    if alpha != 255 { isOpaque = false }
                    buffer[y * width + x] =
                        alpha << 24 | multiplied(source[0], alpha) << 16
                        | multiplied(source[1], alpha) << 8 | multiplied(source[2], alpha)
                    source += channels
                }
            }
            count = width * height
        }
        return Picture(
            name: name, pixelWidth: width, pixelHeight: height, scale: scale, pixels: pixels,
            isOpaque: isOpaque)
    }

    private static func multiplied(_ color: UInt8, _ alpha: UInt32) -> UInt32 {
        (UInt32(color) * alpha + 127) / 255
    }
}
