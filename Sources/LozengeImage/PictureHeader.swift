import CImage
import Foundation
import LozengeCore

/// The properties of a picture that are known without decoding it.
nonisolated struct PictureHeader: Hashable, Sendable {
    /// In pixels, turned as the picture is to be shown.
    var width: Int
    var height: Int
    /// Whether it is a drawing, which can be had with any number of pixels.
    var isScalable: Bool
    /// The size of the file.
    var byteCount = 0
    /// True for a drawing of cheap elements only.
    var isCheapDrawing = false
    /// True if rows of the file are columns of the picture.
    var isTurned = false

    /// The longest side a picture may have, and the most pixels: what an X server can hold, and a
    /// quarter of a gigabyte.
    static let longestSide = 32_767
    static let mostPixels = 64 * 1024 * 1024

    init(of encoded: EncodedPicture) throws(PictureError) {
        let gdk = try Pixbuf.functions
        self = try encoded.withFile { file throws(PictureError) in
            let path = file.path
            let drawing = try LargeDrawing(encoded, at: path)
            var width: CInt = 0
            var height: CInt = 0
            let info = drawing?.withRoot { gdk.get_file_info($0, &width, &height) }
            guard let format = info ?? gdk.get_file_info(path, &width, &height) else {
                throw PictureError(
                    description: "\(encoded.name) is not a picture this system can read"
                        + Self.remedy(for: encoded) + ".")
            }
            var header = PictureHeader(
                width: Int(width), height: Int(height),
                isScalable: gdk.format_is_scalable(format) != 0)
            guard Self.canHold(header.width, header.height) else {
                throw PictureError(
                    description:
                        "\(encoded.name) is \(width)×\(height) pixels, which is too large to show.")
            }
            if Self.isJPEG(format, gdk), Self.isTurned(path, gdk) {
                swap(&header.width, &header.height)
                header.isTurned = true
            }
            header.byteCount = encoded.byteCount
            if header.isScalable, header.byteCount <= CheapDrawing.mostBytes,
                let bytes = try? RegularFile.contents(of: path)
            {
                header.isCheapDrawing = CheapDrawing.contains([UInt8](bytes))
            }
            return header
        }
    }

    private init(width: Int, height: Int, isScalable: Bool) {
        self.width = width
        self.height = height
        self.isScalable = isScalable
    }

    /// Whether a picture may be so large.
    static func canHold(_ width: Int, _ height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height)
            && width * height <= mostPixels
    }

    /// Returns the package to install for a file that the system may not be able to decode, by its
    /// extension.
    private static func remedy(for encoded: EncodedPicture) -> String {
        let packages = [
            "svg": "librsvg2-common", "svgz": "librsvg2-common", "webp": "webp-pixbuf-loader",
            "avif": "libavif-gdk-pixbuf", "heic": "heif-gdk-pixbuf", "heif": "heif-gdk-pixbuf",
        ]
        let ending = encoded.name.split(separator: ".").last?.lowercased() ?? ""
        return packages[ending].map { "; if it is whole, install \($0)" } ?? ""
    }

    private static func isJPEG(_ format: OpaquePointer, _ gdk: LozengePixbuf) -> Bool {
        guard let name = gdk.format_get_name(format) else { return false }
        defer { g_free(name) }
        return String(cString: name) == "jpeg"
    }

    /// Whether the camera was held so that the picture is to be shown on its side.
    ///
    /// The loader knows that as soon as it knows where to put the pixels.
    private static func isTurned(_ path: String, _ gdk: LozengePixbuf) -> Bool {
        guard let file = fopen(path, "rb") else { return false }
        defer { fclose(file) }
        guard let loader = gdk.loader_new_with_type("jpeg", nil) else { return false }
        defer {
            _ = gdk.loader_close(loader, nil)
            lozenge_pixbuf_loader_free(loader)
        }
        // Without it there is room for all pixels, which are not wanted here.
        gdk.loader_set_size(loader, 1, 1)
        var chunk = [UInt8](repeating: 0, count: 16384)
        while gdk.loader_get_pixbuf(loader) == nil {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0, gdk.loader_write(loader, chunk, gsize(count), nil) != 0 else {
                return false
            }
        }
        let pixbuf = gdk.loader_get_pixbuf(loader)
        let orientation = gdk.get_option(pixbuf, "orientation").map { String(cString: $0) }
        // Source: EXIF 2.3, tag 0x0112: from 5 on rows are columns.
        return (orientation.flatMap(Int.init) ?? 1) >= 5
    }
}
