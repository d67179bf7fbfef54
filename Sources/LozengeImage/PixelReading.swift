import CImage

/// Reads the pixels of a picture from a file.
///
/// Runs in the app for what is cheap and in a decoder for everything else, before `main`: therefore
/// uses nothing of Foundation.
nonisolated struct PixelReading {
    let path: String
    /// In pixels, before the picture is turned as its camera says; `nil` for its own size.
    var size: (width: Int, height: Int)?

    /// Reads the picture: the first one of an animation, turned as its camera says.
    func read(with gdk: LozengePixbuf) throws(DecodingFailure) -> DecodedPixels {
        var error: UnsafeMutablePointer<GError>?
        let read =
            if let size, isReadReduced(with: gdk) {
                gdk.new_from_file_at_scale(
                    path, CInt(size.width), CInt(size.height), gboolean(0), &error)
            } else {
                gdk.new_from_file(path, &error)
            }
        guard let read else { throw Self.failure(error) }
        let reduced = reduced(read, with: gdk)
        lozenge_pixbuf_free(read)
        guard let reduced else { throw DecodingFailure(reason: "", isLimit: true) }
        defer { lozenge_pixbuf_free(reduced) }
        guard let upright = gdk.apply_embedded_orientation(reduced) else { throw Self.failure(nil) }
        defer { lozenge_pixbuf_free(upright) }
        guard let pixels = Self.pixels(of: upright, with: gdk) else { throw Self.failure(nil) }
        return pixels
    }

    /// True for drawings and for JPEG, whose readers decode in any size and in an eighth.
    ///
    /// Others are read whole in any case, and only as a file do their readers notice that it is cut
    /// short.
    private func isReadReduced(with gdk: LozengePixbuf) -> Bool {
        guard let format = gdk.get_file_info(path, nil, nil) else { return false }
        if gdk.format_is_scalable(format) != 0 { return true }
        guard let name = gdk.format_get_name(format) else { return false }
        defer { g_free(name) }
        return String(cString: name) == "jpeg"
    }

    /// A picture in ``size``, with what is known of its camera; `nil` if there is no memory for it.
    private func reduced(_ read: OpaquePointer, with gdk: LozengePixbuf) -> OpaquePointer? {
        guard let size,
            Int(gdk.get_width(read)) != size.width || Int(gdk.get_height(read)) != size.height
        else { return lozenge_pixbuf_keep(read) }
        guard
            let reduced = gdk.scale_simple(
                read, CInt(size.width), CInt(size.height), LOZENGE_PIXBUF_INTERP_BILINEAR)
        else { return nil }
        _ = gdk.copy_options(read, reduced)
        return reduced
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> DecodingFailure {
        defer { if let error { g_error_free(error) } }
        let isMemory =
            error.map {
                $0.pointee.domain == g_quark_from_string("gdk-pixbuf-error-quark")
                    && $0.pointee.code == LOZENGE_PIXBUF_ERROR_INSUFFICIENT_MEMORY
            } ?? false
        return DecodingFailure(
            reason: error?.pointee.message.map { String(cString: $0) } ?? "no reason is given",
            isLimit: isMemory)
    }

    /// Multiplies the colours by the opacity, which is how pictures are painted.
    private static func pixels(
        of pixbuf: OpaquePointer, with gdk: LozengePixbuf
    ) -> DecodedPixels? {
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
                        alpha << 24 | multiplied(source[0], alpha) << 16
                        | multiplied(source[1], alpha) << 8 | multiplied(source[2], alpha)
                    source += channels
                }
            }
            count = width * height
        }
        return DecodedPixels(width: width, height: height, isOpaque: isOpaque, pixels: pixels)
    }

    private static func multiplied(_ color: UInt8, _ alpha: UInt32) -> UInt32 {
        (UInt32(color) * alpha + 127) / 255
    }
}
