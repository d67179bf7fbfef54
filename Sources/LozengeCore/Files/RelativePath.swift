/// The path of a file below a folder, as data names it; it cannot lead out of the folder.
///
/// Its parts are separated by single slashes. None of them is `.` or `..`.
package nonisolated struct RelativePath: Hashable, Sendable {
    /// The path as a string.
    package let string: String

    /// `nil` for an absolute path, an empty part, `.`, `..`, a NUL, or more bytes than the system
    /// allows in a path.
    package init?(_ string: String) {
        let bytes = string.utf8
        guard bytes.count < 4096, !bytes.contains(0) else { return nil }
        for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard !part.isEmpty, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8)
            else { return nil }
        }
        self.string = string
    }
}
