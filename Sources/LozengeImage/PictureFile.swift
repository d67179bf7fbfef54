/// An encoded picture as a file that libraries can open, here and in a decoder.
nonisolated struct PictureFile {
    /// Valid in this process.
    let path: String
    /// The file in memory that `path` names; `nil` for a file with a name.
    var descriptor: Int32?

    /// The number of that file in a decoder.
    static let descriptorInDecoder: Int32 = 3

    /// Valid in a decoder.
    var pathInDecoder: String {
        descriptor == nil ? path : "/proc/self/fd/\(Self.descriptorInDecoder)"
    }
}
