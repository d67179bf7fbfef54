import LozengeCore

/// The difference of two pictures, pixel by pixel.
struct PictureDifference {
    /// The differences that do not count.
    struct Tolerance {
        /// The most by which a channel of a pixel may differ, of 255.
        var channel: Int
        /// The share of pixels that may differ more, from 0 to 1.
        var share: Double

        static let none = Tolerance(channel: 0, share: 0)
        /// For the pixels of another server or other libraries of text.
        static let otherRenderer = Tolerance(channel: 48, share: 1 / 200)
    }

    private let expected: Picture
    private let actual: Picture
    private let tolerance: Tolerance
    /// The numbers of the pixels that differ, in the rows of both pictures.
    private let places: [Int]

    init(from expected: Picture, to actual: Picture, tolerance: Tolerance) {
        (self.expected, self.actual, self.tolerance) = (expected, actual, tolerance)
        guard
            expected.pixelWidth == actual.pixelWidth, expected.pixelHeight == actual.pixelHeight,
            expected.pixels != actual.pixels
        else {
            places = []
            return
        }
        places = expected.pixels.indices.filter {
            Self.distance(expected.pixels[$0], actual.pixels[$0]) > tolerance.channel
        }
    }

    /// The difference in words; `nil` if there is none that counts.
    var sentence: String? {
        guard expected.pixelWidth == actual.pixelWidth, expected.pixelHeight == actual.pixelHeight
        else {
            return "The picture is \(actual.pixelWidth) × \(actual.pixelHeight) pixels, not "
                + "\(expected.pixelWidth) × \(expected.pixelHeight)."
        }
        guard Double(places.count) > tolerance.share * Double(actual.pixels.count) else {
            return nil
        }
        let columns = places.map { $0 % actual.pixelWidth }
        let rows = places.map { $0 / actual.pixelWidth }
        let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
        let (top, bottom) = (rows.min() ?? 0, rows.max() ?? 0)
        return "\(places.count) of \(actual.pixels.count) pixels differ, between x \(left) and "
            + "\(right), y \(top) and \(bottom)."
    }

    /// The expected picture, the actual one, and where they differ: red on what is expected, pale.
    var drawing: Picture {
        let gap = 8
        let height = max(expected.pixelHeight, actual.pixelHeight)
        let width = 2 * expected.pixelWidth + actual.pixelWidth + 2 * gap
        var pixels = [UInt32](repeating: 0xff80_8080, count: width * height)
        func put(_ picture: Picture, at x: Int, _ color: (Int) -> UInt32) {
            for index in picture.pixels.indices {
                let (row, column) = index.quotientAndRemainder(dividingBy: picture.pixelWidth)
                pixels[row * width + x + column] = color(index)
            }
        }
        put(expected, at: 0) { expected.pixels[$0] }
        put(actual, at: expected.pixelWidth + gap) { actual.pixels[$0] }
        let marked = Set(places)
        put(expected, at: expected.pixelWidth + actual.pixelWidth + 2 * gap) {
            marked.contains($0) ? 0xffff_0000 : Self.pale(expected.pixels[$0])
        }
        return Picture(
            name: "difference", pixelWidth: width, pixelHeight: height, scale: 1, pixels: pixels,
            isOpaque: true)
    }

    /// The greatest difference of a channel.
    private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
        guard one != other else { return 0 }
        return stride(from: UInt32(0), to: 32, by: 8)
            .map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
    }

    /// A quarter of the colour on three quarters of white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        0xff00_0000 | (0xbf_bfbf + (pixel >> 2 & 0x3f_3f3f))
    }
}
