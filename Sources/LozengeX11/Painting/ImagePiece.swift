import Foundation
import LozengeCore

/// A part of a picture, and the pixels of the window that it fills.
///
/// Pieces of one picture are next to each other without gaps, whatever the scale: an edge that two
/// share is put on a pixel once.
nonisolated struct ImagePiece: Equatable {
    /// In pixels of the picture.
    var part: PixelRect
    /// In pixels of the window.
    var rect: PixelRect
    /// How many pixels of the window the part takes once: all of the rectangle's where it is
    /// stretched, its own size where it is repeated.
    var width: Int
    var height: Int
    var isTile: Bool

    /// What a picture comes to in `rect`: one piece, or up to nine around edges that stay as they are.
    static func pieces(
        of picture: Picture, in rect: PixelRect, _ style: PictureStyle, scale: CGFloat
    ) -> [ImagePiece] {
        let isTile = style.resizing == .tile
        let density = picture.scale > 0 ? picture.scale : 1
        func bands(
            _ range: Range<Int>, _ length: Int, _ first: CGFloat, _ last: CGFloat
        ) -> [Band] {
            Band.bands(
                of: length, in: range, caps: (first * density, last * density),
                growth: scale / density, isTile: isTile)
        }
        let insets = style.capInsets
        let columns = bands(
            rect.minX..<rect.maxX, picture.pixelWidth, insets.leading, insets.trailing)
        let rows = bands(rect.minY..<rect.maxY, picture.pixelHeight, insets.top, insets.bottom)
        return rows.flatMap { row in
            columns.map { column in
                // What has no room to be repeated need not be made in that size beforehand.
                let isRepeated =
                    column.once < column.range.count || row.once < row.range.count
                return ImagePiece(
                    part: PixelRect(
                        minX: column.part.lowerBound, minY: row.part.lowerBound,
                        maxX: column.part.upperBound, maxY: row.part.upperBound),
                    rect: PixelRect(
                        minX: column.range.lowerBound, minY: row.range.lowerBound,
                        maxX: column.range.upperBound, maxY: row.range.upperBound),
                    width: column.once, height: row.once, isTile: isTile && isRepeated)
            }
        }
    }
}

/// A column or a row of pieces.
private nonisolated struct Band {
    var part: Range<Int>
    var range: Range<Int>
    var once: Int

    /// What a picture comes to along one axis.
    ///
    /// - Parameters:
    ///   - length: The picture's, in its own pixels.
    ///   - range: The pixels of the window to fill.
    ///   - caps: What is kept of both ends, in pixels of the picture.
    ///   - growth: Pixels of the window that one of the picture's takes where it is not stretched.
    ///   - isTile: Whether what is between the ends is repeated.
    /// - Returns: Up to three bands, one after the other.
    static func bands(
        of length: Int, in range: Range<Int>, caps: (CGFloat, CGFloat), growth: CGFloat,
        isTile: Bool
    ) -> [Band] {
        func pixels(_ length: CGFloat, atMost most: Int) -> Int {
            length > 0 ? Int(min(length.rounded(), CGFloat(most))) : 0
        }
        // One pixel at least remains for what is between.
        let first = pixels(caps.0, atMost: length - 1)
        let last = pixels(caps.1, atMost: length - 1 - first)
        var before = pixels(CGFloat(first) * growth, atMost: range.count)
        var after = pixels(CGFloat(last) * growth, atMost: range.count)
        if before + after > range.count {
            before = range.count * before / (before + after)
            after = range.count - before
        }
        let inner = range.lowerBound + before..<range.upperBound - after
        let middle = first..<length - last
        let tile = max(1, pixels(CGFloat(middle.count) * growth, atMost: PixelSize.largest))
        return [
            Band(part: 0..<first, range: range.lowerBound..<inner.lowerBound, once: before),
            Band(part: middle, range: inner, once: isTile ? tile : inner.count),
            Band(
                part: length - last..<length, range: inner.upperBound..<range.upperBound,
                once: after),
        ].filter { !$0.part.isEmpty && !$0.range.isEmpty }
    }
}
