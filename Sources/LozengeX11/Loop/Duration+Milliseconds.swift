extension Duration {
    /// The duration in milliseconds, rounded up; 0 if negative, at most a thousand seconds.
    ///
    /// Uses 64-bit arithmetic to keep 128-bit division out of the hot path.
    var wholeMilliseconds: Int32 {
        let attoseconds = min(max(attoseconds, 0), 1_000_000_000_000_000_000_000)
        // A millisecond is 5¹⁵ × 2¹⁵ attoseconds.
        let (shifted, rest) = (Int64(attoseconds >> 15), attoseconds & (1 << 15 - 1))
        let (whole, left) = shifted.quotientAndRemainder(dividingBy: 30_517_578_125)
        return Int32(whole) + (left > 0 || rest > 0 ? 1 : 0)
    }
}
