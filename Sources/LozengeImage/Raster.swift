import CImage
import Foundation
import LozengeCore

/// A picture to be decoded: everything that its pixels depend on.
nonisolated struct Raster: Hashable, Sendable {
    let encoded: EncodedPicture
    let name: String
    /// Pixels per point it is drawn for.
    var scale: CGFloat
    /// How many pixels it is to have.
    var width: Int
    var height: Int
    /// Whether it is a drawing that is to have so many, whatever its own size.
    let isScalable: Bool

    var pixelCount: Int { width * height }

    /// Reads the picture: the first one of an animation, turned as its camera says.
    func decode() throws(PictureError) -> Picture {
        let gdk = try Pixbuf.functions
        return try encoded.withPath { path throws(PictureError) in
            var error: UnsafeMutablePointer<GError>?
            let read =
                isScalable
                ? gdk.new_from_file_at_scale(
                    path, CInt(width), CInt(height), gboolean(0), &error)
                : gdk.new_from_file(path, &error)
            guard let read else { throw failure(error, at: path) }
            defer { lozenge_pixbuf_free(read) }
            guard let upright = gdk.apply_embedded_orientation(read) else {
                throw failure(nil, at: path)
            }
            defer { lozenge_pixbuf_free(upright) }
            guard let picture = picture(from: upright, with: gdk) else {
                throw failure(nil, at: path)
            }
            return picture
        }
    }

    private func failure(
        _ error: UnsafeMutablePointer<GError>?, at path: String
    ) -> PictureError {
        defer { if let error { g_error_free(error) } }
        let message = error?.pointee.message.map { String(cString: $0) } ?? "no reason is given"
        let reason = message.replacingOccurrences(of: path, with: encoded.name)
        return PictureError(
            description:
                "\(encoded.name) is damaged and cannot be shown; replace it (\(reason)).")
    }

    /// Multiplies the colours by the opacity, which is how pictures are painted.
    private func picture(from pixbuf: OpaquePointer, with gdk: LozengePixbuf) -> Picture? {
        let width = Int(gdk.get_width(pixbuf))
        let height = Int(gdk.get_height(pixbuf))
        let stride = Int(gdk.get_rowstride(pixbuf))
        let hasAlpha = gdk.get_has_alpha(pixbuf) != 0
        let channels = Int(gdk.get_n_channels(pixbuf))
        guard let bytes = gdk.read_pixels(pixbuf) else { return nil }
        var isOpaque = true
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                var source = bytes + y * stride
                for x in 0..<width {
                    let alpha = hasAlpha ? UInt32(source[3]) : 255
                    if alpha != 255 { isOpaque = false }
                    buffer[y * width + x] =
                        alpha << 24 | Self.multiplied(source[0], alpha) << 16
                        | Self.multiplied(source[1], alpha) << 8
                        | Self.multiplied(source[2], alpha)
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
