import CImage
import Foundation
import LozengeCore

/// A drawing that is too large to be parsed while the frame waits: its root element has its size.
nonisolated struct LargeDrawing {
    /// Up to so many bytes the whole drawing is parsed for its size, which it may not declare.
    private static let mostParsed = 64 << 10
    private let root: Data

    /// `nil` for a small file and for any other kind of picture.
    ///
    /// - Throws: If the root element of a drawing is not in its first 64 KiB, or compressed.
    init?(_ encoded: EncodedPicture, at path: String) throws(PictureError) {
        guard encoded.byteCount > Self.mostParsed, let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: Self.mostParsed)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        let ending = encoded.name.split(separator: ".").last?.lowercased() ?? ""
        let start = Data(bytes)
        let opening = start.firstRange(of: Data("<svg".utf8))
        let isDrawing = bytes.first.map { $0 <= 32 || $0 == UInt8(ascii: "<") || $0 == 0xef }
        guard ending.hasPrefix("svg") || (opening != nil && isDrawing == true) else { return nil }
        guard let opening, let end = Self.end(ofTag: start[opening.lowerBound...]) else {
            throw PictureError(
                description: "Cannot show \(encoded.name): its size is not at its beginning. "
                    + "A placeholder is shown. Save it as plain SVG.")
        }
        root = start[..<end] + Data("</svg>".utf8)
    }

    /// Calls `body` with the path of a drawing that is only the root element.
    func withRoot<Result>(_ body: (String) -> Result?) -> Result? {
        try? EncodedPicture.data(root).withFile { file throws(PictureError) in
            guard let result = body(file.path) else { throw PictureError(description: "") }
            return result
        }
    }

    /// The end of the tag that begins `bytes`: after the first ">" that is not in quotation marks.
    private static func end(ofTag bytes: Data) -> Data.Index? {
        var quote: UInt8?
        for (index, byte) in zip(bytes.indices, bytes) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return bytes[bytes.index(before: index)] == UInt8(ascii: "/")
                    ? nil : bytes.index(after: index)
            }
        }
        return nil
    }
}
