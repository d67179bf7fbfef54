import LozengeCore

/// A smaller version of a picture: every pixel the average of those it stands for.
///
/// Source: area averaging; weights are shares of a pixel in 1/256.
func averagedPixels(of picture: Picture, width: Int, height: Int) -> [UInt32] {
    let columns = shares(of: picture.pixelWidth, among: width)
    let rows = shares(of: picture.pixelHeight, among: height)
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

/// Which pixels a smaller one stands for, and how much of each.
private struct Share {
    var first: Int
    var weights: [UInt64]
    var total: UInt64
}

private func shares(of source: Int, among target: Int) -> [Share] {
    (0..<target).map { index in
        let from = index * source * 256 / target
        let to = max(from + 1, (index + 1) * source * 256 / target)
        let first = from / 256
        let last = (to - 1) / 256
        let weights = (first...last).map { pixel in
            UInt64(min(to, (pixel + 1) * 256) - max(from, pixel * 256))
        }
        return Share(first: first, weights: weights, total: weights.reduce(0, +))
    }
}
