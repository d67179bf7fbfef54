/// Whether a picture is cheap: decoded while the frame waits.
///
/// Decided by the first bytes and the size of the file: few pixels of few bytes, in a format whose
/// time depends on these alone. A drawing is cheap if ``CheapDrawing`` knows all of its elements.
nonisolated enum PictureCost {
    /// Up to so many pixels a picture is decoded while the frame waits.
    ///
    /// Source: measured: portraits drawn at 384 × 480 take 2 ms, pictures of pure noise 8.
    static let mostPixels = 192 * 1024
    /// The most bytes of a cheap picture; its pixels alone take at most 768 KiB.
    static let mostBytes = 1 << 20

    static func isCheap(_ header: PictureHeader, pixels: Int) -> Bool {
        guard pixels <= mostPixels, header.byteCount <= mostBytes else { return false }
        return !header.isScalable || header.isCheapDrawing
    }
}
