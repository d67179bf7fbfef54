import Foundation

/// Computes the coverage of a rounded rectangle after a Gaussian blur.
///
/// A row of the shape is a span, whose blur is a difference of two error functions. The rows are
/// then added up, and only rows in the corners differ. So the cost does not depend on the width of
/// the blur, and rectangles are exact.
///
/// - Parameters:
///   - width: The rectangle's width in pixels.
///   - height: The rectangle's height in pixels.
///   - insets: The inset of each row of the upper corners; the lower corners are mirrored.
///   - deviation: The standard deviation in pixels, greater than zero.
///   - extent: The number of pixels to add on each side.
/// - Returns: The coverage of the rectangle and the extent.
func blurredCoverage(
    of width: Int, _ height: Int, insets: [CGFloat], deviation: CGFloat, extent: Int
) -> Coverage {
    let outputWidth = width + 2 * extent
    let outputHeight = height + 2 * extent
    // The quarters are symmetric.
    let halfWidth = (outputWidth + 1) / 2
    let halfHeight = (outputHeight + 1) / 2

    func share(_ from: CGFloat, _ to: CGFloat, at position: Int) -> Float {
        let center = CGFloat(position - extent) + 0.5
        return Float(normal((center - from) / deviation) - normal((center - to) / deviation))
    }
    // The contribution of each corner row and of the straight rows to a column.
    let rows = (insets + [0]).map { inset in
        (0..<halfWidth).map { share(inset, CGFloat(width) - inset, at: $0) }
    }

    var bytes = [UInt8](repeating: 0, count: outputWidth * outputHeight)
    var line = [Float](repeating: 0, count: halfWidth)
    for y in 0..<halfHeight {
        let straight = share(CGFloat(insets.count), CGFloat(height - insets.count), at: y)
        line = rows[insets.count].map { $0 * straight }
        for row in insets.indices {
            let other = height - 1 - row
            let weight =
                share(CGFloat(row), CGFloat(row + 1), at: y)
                + share(CGFloat(other), CGFloat(other + 1), at: y)
            guard weight > 1e-5 else { continue }
            for x in 0..<halfWidth { line[x] += weight * rows[row][x] }
        }
        for x in 0..<halfWidth {
            let value = UInt8(min(max(line[x], 0), 1) * 255 + 0.5)
            for row in [y, outputHeight - 1 - y] {
                bytes[row * outputWidth + x] = value
                bytes[row * outputWidth + outputWidth - 1 - x] = value
            }
        }
    }
    return Coverage(width: outputWidth, height: outputHeight, bytes: bytes)
}

/// Returns the share of the normal distribution below `deviations`.
func normal(_ deviations: CGFloat) -> CGFloat {
    0.5 * erfc(-deviations / 2.0.squareRoot())
}
