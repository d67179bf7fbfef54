/// A bitmap of coverage, one byte a pixel in rows: 0 outside, 255 inside.
struct Coverage: Equatable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    /// The coverage of all pixels; `nil` if they differ or there are none.
    var uniform: UInt8? {
        guard let first = bytes.first else { return nil }
        for byte in bytes where byte != first { return nil }
        return first
    }

    /// The coverage of the outside.
    var inverted: Coverage {
        Coverage(width: width, height: height, bytes: bytes.map { 255 - $0 })
    }

    /// The coverage without antialiasing: each pixel is inside or outside.
    var sharp: Coverage {
        Coverage(width: width, height: height, bytes: bytes.map { $0 < 128 ? 0 : 255 })
    }
}
