import Foundation

/// Pixels of the screen, `0xRRGGBB` row by row.
struct Snapshot: Equatable, CustomStringConvertible {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    var description: String { "\(width) × \(height) pixels" }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    static func == (left: Snapshot, right: Snapshot) -> Bool {
        guard left.width == right.width, left.height == right.height else { return false }
        // Many times faster than comparing arrays in an unoptimised test.
        return left.pixels.withUnsafeBytes { left in
            right.pixels.withUnsafeBytes { right in
                guard let one = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(one, other, left.count) == 0
            }
        }
    }

    /// Returns the smallest area around all pixels for which `matches` is true; `nil` for none.
    func area(where matches: (UInt32) -> Bool) -> PixelArea? {
        area { index, pixels in matches(pixels[index]) }
    }

    /// Returns the smallest area around all differences; the whole picture if the sizes differ.
    func difference(from other: Snapshot) -> PixelArea? {
        guard width == other.width, height == other.height else {
            return PixelArea(x: 0..<width, y: 0..<height)
        }
        return other.pixels.withUnsafeBufferPointer { others in
            area { index, pixels in pixels[index] != others[index] }
        }
    }

    func part(x: Range<Int>, y: Range<Int>) -> Snapshot {
        let rows = y.map { pixels[$0 * width + x.lowerBound..<$0 * width + x.upperBound] }
        return Snapshot(width: x.count, height: y.count, pixels: Array(rows.joined()))
    }

    private func area(where matches: (Int, UnsafeBufferPointer<UInt32>) -> Bool) -> PixelArea? {
        var area: PixelArea?
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                let row = y * width..<(y + 1) * width
                guard let first = row.first(where: { matches($0, pixels) }),
                    let last = row.last(where: { matches($0, pixels) })
                else { continue }
                area = PixelArea(x: first % width..<last % width + 1, y: y..<y + 1).union(area)
            }
        }
        return area
    }
}

/// A rectangle of pixels.
struct PixelArea: Equatable {
    var x: Range<Int>
    var y: Range<Int>

    var midX: Int { (x.lowerBound + x.upperBound) / 2 }
    var midY: Int { (y.lowerBound + y.upperBound) / 2 }

    func union(_ other: PixelArea?) -> PixelArea {
        guard let other else { return self }
        return PixelArea(
            x: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
            y: min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound))
    }

    func contains(_ other: PixelArea) -> Bool { union(other) == self }

    /// The pixels in its four corners.
    var corners: [(x: Int, y: Int)] {
        [x.lowerBound, x.upperBound - 1].flatMap { x in
            [y.lowerBound, y.upperBound - 1].map { (x, $0) }
        }
    }
}
