import Foundation
import LozengeCore

/// The expected pixels of a picture in a rectangle, computed independently of the painter.
struct ReferencePicture {
    let picture: Picture
    let rect: CGRect
    let style: PictureStyle
    let scale: CGFloat

    /// One axis: the picture's position, its length, and its cap insets, in points.
    private struct Axis {
        let from: Int
        let to: Int
        let length: Int
        let first: Int
        let last: Int
        let growth: CGFloat
        let isTile: Bool

        /// Returns the position on the picture of the centre of a window's pixel, and the part that
        /// contains it; `nil` outside.
        func position(of pixel: Int) -> (at: CGFloat, part: Range<Int>)? {
            guard pixel >= from, pixel < to else { return nil }
            var before = (CGFloat(first) * growth).rounded()
            var after = (CGFloat(last) * growth).rounded()
            if before + after > CGFloat(to - from) {
                before = (CGFloat(to - from) * before / (before + after)).rounded(.down)
                after = CGFloat(to - from) - before
            }
            let (start, end) = (from + Int(before), to - Int(after))
            if pixel < start {
                let share = (CGFloat(pixel - from) + 0.5) / before
                return (share * CGFloat(first), 0..<first)
            }
            if pixel >= end {
                let share = (CGFloat(pixel - end) + 0.5) / after
                return (CGFloat(length - last) + share * CGFloat(last), length - last..<length)
            }
            let middle = first..<length - last
            let once =
                isTile ? max(1, Int((CGFloat(middle.count) * growth).rounded())) : end - start
            let share = (CGFloat((pixel - start) % once) + 0.5) / CGFloat(once)
            return (CGFloat(first) + share * CGFloat(middle.count), middle)
        }
    }

    private func axis(
        _ from: CGFloat, _ to: CGFloat, _ length: Int, _ first: CGFloat, _ last: CGFloat
    ) -> Axis {
        func edge(_ length: CGFloat) -> Int { Int((length * scale + 0.5 + 1e-6).rounded(.down)) }
        let first = min(Int((first * picture.scale).rounded()), length - 1)
        let last = min(Int((last * picture.scale).rounded()), length - 1 - first)
        return Axis(
            from: edge(from), to: edge(to), length: length, first: first, last: last,
            growth: scale / picture.scale, isTile: style.resizing == .tile)
    }

    /// The allowed colours of a pixel: two if its centre is between two pixels of the picture;
    /// `nil` outside.
    var nearest: (_ x: Int, _ y: Int) -> Set<UInt32>? {
        let (columns, rows) = axes
        return { x, y in
            guard let column = columns.position(of: x), let row = rows.position(of: y) else {
                return nil
            }
            func candidates(_ position: (at: CGFloat, part: Range<Int>)) -> Set<Int> {
                Set(
                    [-1e-3, 1e-3].map { shift in
                        min(
                            max(
                                Int((position.at + shift).rounded(.down)), position.part.lowerBound),
                            position.part.upperBound - 1)
                    })
            }
            return Set(
                candidates(row).flatMap { y in
                    candidates(column).map { x in picture.pixels[y * picture.pixelWidth + x] }
                })
        }
    }

    /// Returns a channel interpolated between the four neighbours of a pixel's centre, within one part.
    func smooth(_ x: Int, _ y: Int, shift: UInt32) -> CGFloat? {
        let (columns, rows) = axes
        guard let column = columns.position(of: x), let row = rows.position(of: y) else {
            return nil
        }
        func neighbours(_ position: (at: CGFloat, part: Range<Int>)) -> [(Int, CGFloat)] {
            let at = position.at - 0.5
            let low = at.rounded(.down)
            return [(Int(low), 1 - (at - low)), (Int(low) + 1, at - low)].map { index, weight in
                (min(max(index, position.part.lowerBound), position.part.upperBound - 1), weight)
            }
        }
        var sum: CGFloat = 0
        for (y, down) in neighbours(row) {
            for (x, across) in neighbours(column) {
                let pixel = picture.pixels[y * picture.pixelWidth + x]
                sum += down * across * CGFloat(pixel >> shift & 255)
            }
        }
        return sum
    }

    private var axes: (columns: Axis, rows: Axis) {
        let insets = style.capInsets
        return (
            axis(rect.minX, rect.maxX, picture.pixelWidth, insets.leading, insets.trailing),
            axis(rect.minY, rect.maxY, picture.pixelHeight, insets.top, insets.bottom)
        )
    }
}

extension Picture {
    /// An opaque picture in which all pixels have different colours.
    static func mosaic(_ width: Int, _ height: Int, scale: CGFloat = 1) -> Picture {
        let pixels = (0..<width * height).map { index -> UInt32 in
            0xff00_0000 | UInt32(index % width * 255 / width) << 16
                | UInt32(index / width * 255 / height) << 8 | 0x80
        }
        return Picture(
            name: "mosaic", pixelWidth: width, pixelHeight: height, scale: scale, pixels: pixels,
            isOpaque: true)
    }
}
