import LozengeCore

/// Scales a part of a picture down; each pixel is the mean of the pixels that it covers.
///
/// Source: area averaging, with weights in 1/256 of a pixel.
func averagedPixels(
    of picture: Picture, _ part: PixelRect, width: Int, height: Int
) -> [UInt32] {
    if part.width == width, part.height == height { return pixels(of: picture, part) }
    let columns = shares(of: part.minX..<part.maxX, among: width)
    let rows = shares(of: part.minY..<part.maxY, among: height)
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    picture.pixels.withUnsafeBufferPointer { pixels in
        for row in rows {
            for column in columns {
                var sums = SIMD4<UInt64>.zero
                for (y, rowWeight) in zip(row.first..., row.weights) {
                    for (x, columnWeight) in zip(column.first..., column.weights) {
                        let pixel = pixels[y * picture.pixelWidth + x]
                        let channels = SIMD4<UInt64>(
                            UInt64(pixel >> 24), UInt64(pixel >> 16 & 255),
                            UInt64(pixel >> 8 & 255), UInt64(pixel & 255))
                        sums &+= channels &* (rowWeight * columnWeight)
                    }
                }
                let total = row.total * column.total
                let mean = (sums &+ total / 2) / total
                result.append(
                    UInt32(mean.x) << 24 | UInt32(mean.y) << 16 | UInt32(mean.z) << 8
                        | UInt32(mean.w))
            }
        }
    }
    return result
}

/// Scales a part of a picture; each pixel is the one at its centre.
func nearestPixels(
    of picture: Picture, _ part: PixelRect, width: Int, height: Int
) -> [UInt32] {
    if part.width == width, part.height == height { return pixels(of: picture, part) }
    return (0..<height).flatMap { row in
        let y = part.minY + (2 * row + 1) * part.height / (2 * height)
        return (0..<width).map { column in
            let x = part.minX + (2 * column + 1) * part.width / (2 * width)
            return picture.pixels[y * picture.pixelWidth + x]
        }
    }
}

/// Returns the pixels of a part unchanged.
func pixels(of picture: Picture, _ part: PixelRect) -> [UInt32] {
    if part.width == picture.pixelWidth, part.height == picture.pixelHeight {
        return picture.pixels
    }
    return (part.minY..<part.maxY).flatMap { y in
        let row = y * picture.pixelWidth
        return picture.pixels[row + part.minX..<row + part.maxX]
    }
}

/// The source pixels that a pixel covers, with their weights.
private struct Share {
    var first: Int
    var weights: [UInt64]
    var total: UInt64
}

private func shares(of source: Range<Int>, among target: Int) -> [Share] {
    (0..<target).map { index in
        let from = index * source.count * 256 / target
        let to = max(from + 1, (index + 1) * source.count * 256 / target)
        let first = from / 256
        let last = (to - 1) / 256
        let weights = (first...last).map { pixel in
            UInt64(min(to, (pixel + 1) * 256) - max(from, pixel * 256))
        }
        return Share(
            first: source.lowerBound + first, weights: weights, total: weights.reduce(0, +))
    }
}
