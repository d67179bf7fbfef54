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
    /// True if a decoder reads the picture, in about `width` × `height` pixels.
    var isCostly = false
    /// True if rows of the file are columns of the picture.
    var isTurned = false

    var pixelCount: Int { width * height }

    /// Reads the picture here or, if it is costly, in a decoder.
    ///
    /// May take as long as `limits` say.
    func decode(
        within limits: DecodingLimits = DecodingLimits()
    ) throws(PictureError) -> Picture {
        let gdk = try Pixbuf.functions
        return try encoded.withFile { file throws(PictureError) in
            do throws(DecodingFailure) {
                if isCostly { return picture(try DecodingProcess(limits).read(file, sizeInFile)) }
                let reading = PixelReading(
                    path: file.path, size: isScalable ? sizeInFile : nil)
                return picture(try reading.read(with: gdk))
            } catch { throw sentence(for: error, at: file) }
        }
    }

    /// True if `picture`, decoded from the same file, has rows where the header has columns.
    func isOnItsSide(in picture: Picture) -> Bool {
        (width > height && picture.pixelWidth < picture.pixelHeight)
            || (width < height && picture.pixelWidth > picture.pixelHeight)
    }

    /// In pixels, before the picture is turned.
    private var sizeInFile: (width: Int, height: Int) {
        isTurned ? (height, width) : (width, height)
    }

    private func picture(_ decoded: DecodedPixels) -> Picture {
        Picture(
            name: name, pixelWidth: decoded.width, pixelHeight: decoded.height, scale: scale,
            pixels: decoded.pixels, isOpaque: decoded.isOpaque)
    }

    private func sentence(for failure: DecodingFailure, at file: PictureFile) -> PictureError {
        var reason = failure.reason
        for path in [file.path, file.pathInDecoder] {
            reason = reason.replacingOccurrences(of: path, with: encoded.name)
        }
        return PictureError(
            description: failure.isLimit
                ? "Cannot show \(encoded.name): \(reason). "
                    + "A placeholder is shown. Use a smaller or simpler picture."
                : "\(encoded.name) is damaged and cannot be shown; replace it (\(reason)).")
    }
}
