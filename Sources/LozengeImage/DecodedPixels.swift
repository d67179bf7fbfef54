/// The pixels of a picture: premultiplied `0xAARRGGBB`, top row first.
nonisolated struct DecodedPixels: Sendable {
    let width: Int
    let height: Int
    let isOpaque: Bool
    let pixels: [UInt32]
}

/// Why a picture has no pixels, as a clause without a full stop.
nonisolated struct DecodingFailure: Error {
    let reason: String
    /// True if the decoder exceeded a limit, false if the picture is damaged.
    var isLimit = false
}
