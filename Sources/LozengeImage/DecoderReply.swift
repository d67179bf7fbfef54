import Glibc

/// The first words that a decoder writes to its standard output.
///
/// The pixels follow; after a failure its reason, in UTF-8.
nonisolated struct DecoderReply {
    /// Words before the pixels or the reason.
    static let length = 4

    var isFailure: Bool
    /// In pixels; of a failure, the bytes of its reason.
    var width: Int
    var height: Int
    var isOpaque: Bool

    init(isFailure: Bool, width: Int, height: Int, isOpaque: Bool) {
        self.isFailure = isFailure
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
    }

    /// `nil` if a decoder cannot have written these words.
    init?(_ words: [UInt32]) {
        guard words.count == Self.length, words[0] <= 1, words[3] <= 1 else { return nil }
        isFailure = words[0] == 1
        width = Int(words[1])
        height = Int(words[2])
        isOpaque = words[3] == 1
    }

    var words: [UInt32] {
        [
            isFailure ? 1 : 0, UInt32(truncatingIfNeeded: width),
            UInt32(truncatingIfNeeded: height), isOpaque ? 1 : 0,
        ]
    }
}
