import Glibc

/// The first words that a decoder writes to its standard output.
///
/// The pixels follow; after a failure its reason, in UTF-8.
nonisolated struct DecoderReply {
    /// Words before the pixels or the reason.
    static let length = 4

    enum Kind: UInt32 { case pixels, failure, exceededMemory }

    var kind: Kind
    /// In pixels; of a failure, the bytes of its reason.
    var width: Int
    var height: Int
    var isOpaque: Bool

    init(_ kind: Kind, width: Int, height: Int = 0, isOpaque: Bool = false) {
        self.kind = kind
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
    }

    /// `nil` if a decoder cannot have written these words.
    init?(_ words: [UInt32]) {
        guard words.count == Self.length, let kind = Kind(rawValue: words[0]) else { return nil }
        self.kind = kind
        width = Int(words[1])
        height = Int(words[2])
        isOpaque = words[3] == 1
    }

    var words: [UInt32] {
        [
            kind.rawValue, UInt32(truncatingIfNeeded: width),
            UInt32(truncatingIfNeeded: height), isOpaque ? 1 : 0,
        ]
    }
}
