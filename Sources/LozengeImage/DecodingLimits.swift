import LozengeCore

/// The time and memory that decoding one picture may take.
nonisolated struct DecodingLimits: Sendable {
    /// Seconds of processor time, on all cores together.
    var processorSeconds = 10
    /// Seconds in which the decoder has to reply; longer, because a disk or another program may
    /// delay it.
    var seconds = 60
    /// Bytes of memory, besides the variables of the app and its libraries; a picture of
    /// ``PictureHeader/mostPixels`` with opacity takes 256 MiB.
    var memory = 384 << 20
}
