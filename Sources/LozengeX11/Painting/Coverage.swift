/// Rows of coverage, one byte a pixel: 0 outside, 255 inside.
struct Coverage: Equatable {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    /// What the shape leaves uncovered.
    var inverted: Coverage {
        Coverage(width: width, height: height, bytes: bytes.map { 255 - $0 })
    }

    /// With every pixel either inside or outside.
    var sharp: Coverage {
        Coverage(width: width, height: height, bytes: bytes.map { $0 < 128 ? 0 : 255 })
    }
}
