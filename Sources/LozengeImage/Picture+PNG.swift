import CImage
public import Foundation
public import LozengeCore

extension Picture {
    /// Reads a PNG file of the program's own, at once and without a limit.
    ///
    /// - Throws: A sentence with the reason.
    package convenience init(readingPNG path: String) throws {
        let gdk = try Pixbuf.functions
        let pixels: DecodedPixels
        do throws(DecodingFailure) { pixels = try PixelReading(path: path).read(with: gdk) } catch {
            throw PictureError(description: "\(path) cannot be read: \(error.reason).")
        }
        self.init(
            name: path, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: 1,
            pixels: pixels.pixels, isOpaque: pixels.isOpaque)
    }

    /// The picture as a PNG file; `nil`, and the reason is reported, if there is no memory for it or
    /// gdk-pixbuf is missing.
    public func pngData() -> Data? {
        do { return try pngData(with: Pixbuf.functions) } catch { report(error.description) }
        return nil
    }

    private func pngData(with gdk: LozengePixbuf) -> Data? {
        var samples = straightSamples
        return samples.withUnsafeMutableBytes { samples in
            guard let start = samples.baseAddress?.assumingMemoryBound(to: UInt8.self),
                let pixbuf = gdk.new_from_data(
                    start, LOZENGE_PIXBUF_COLORSPACE_RGB, gboolean(1), 8, CInt(pixelWidth),
                    CInt(pixelHeight), CInt(4 * pixelWidth), nil, nil)
            else { return nil }
            defer { lozenge_pixbuf_free(pixbuf) }
            return encoded(pixbuf, with: gdk)
        }
    }

    private func encoded(_ pixbuf: OpaquePointer, with gdk: LozengePixbuf) -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count = gsize()
        var error: UnsafeMutablePointer<GError>?
        guard gdk.save_to_bufferv(pixbuf, &bytes, &count, "png", nil, nil, &error) != 0,
            let bytes
        else {
            let reason = error?.pointee.message.map { String(cString: $0) } ?? "no reason is given"
            if let error { g_error_free(error) }
            report("Cannot write \(name) as PNG: \(reason). No picture is written.")
            return nil
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }

    /// Red, green, blue and opacity of every pixel, the colours not multiplied by the opacity.
    private var straightSamples: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4 * pixels.count) { samples, count in
            for (index, pixel) in pixels.enumerated() {
                let alpha = pixel >> 24
                func sample(_ shift: UInt32) -> UInt8 {
                    guard alpha > 0 else { return 0 }
                    return UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
                }
                samples[4 * index] = sample(16)
                samples[4 * index + 1] = sample(8)
                samples[4 * index + 2] = sample(0)
                samples[4 * index + 3] = UInt8(alpha)
            }
            count = 4 * pixels.count
        }
    }
}
