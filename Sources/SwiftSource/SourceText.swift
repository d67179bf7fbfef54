/// Text of a program with the place that it has in its file.
package struct SourceText {
    package let bytes: [UInt8]
    package let fileName: String
    /// The offset of the first byte in the file.
    package let offset: Int

    package init(_ text: String, fileName: String = "", offset: Int = 0) {
        bytes = Array(text.utf8)
        self.fileName = fileName
        self.offset = offset
    }

    /// The text at `range`, cut off at the ends of the source.
    package subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
