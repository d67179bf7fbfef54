import Foundation
import LozengeCore

/// A part of a picture and the pixels of the window that it fills.
///
/// The pieces of one picture have no gaps at any scale: a shared edge is rounded once.
nonisolated struct ImagePiece: Equatable {
    /// The part, in pixels of the picture.
    var part: PixelRect
    /// The area that is filled, in pixels of the window.
    var rect: PixelRect
    /// The width of one copy of the part, in pixels of the window: the whole area if the part is
    /// stretched, its own size if it is tiled.
    var width: Int
    /// The height of one copy of the part, in pixels of the window.
    var height: Int
    /// True if the part is repeated, false if it is stretched.
    var isTile: Bool

    /// Divides a picture that fills `rect`: one piece, or up to nine with cap insets.
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
                // A part that is drawn only once does not need to be reduced beforehand.
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

/// A column or row of pieces.
private nonisolated struct Band {
    var part: Range<Int>
    var range: Range<Int>
    var once: Int

    /// Divides a picture along one axis.
    ///
    /// - Parameters:
    ///   - length: The length of the picture, in its pixels.
    ///   - range: The pixels of the window to fill.
    ///   - caps: The cap insets of both ends, in pixels of the picture.
    ///   - growth: Pixels of the window per pixel of the picture in the caps.
    ///   - isTile: True if the middle is tiled.
    /// - Returns: Up to three bands in order.
    static func bands(
        of length: Int, in range: Range<Int>, caps: (CGFloat, CGFloat), growth: CGFloat,
        isTile: Bool
    ) -> [Band] {
        func pixels(_ length: CGFloat, atMost most: Int) -> Int {
            length > 0 ? Int(min(length.rounded(), CGFloat(most))) : 0
        }
        // At least one pixel remains for the middle.
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
