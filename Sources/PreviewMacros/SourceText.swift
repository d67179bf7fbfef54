/// Text of a program as the compiler sends it, with the place that it has in its file.
struct SourceText {
    let bytes: [UInt8]
    let fileName: String
    /// The offset of the first byte in the file.
    let offset: Int

    init(_ text: String, fileName: String = "", offset: Int = 0) {
        bytes = Array(text.utf8)
        self.fileName = fileName
        self.offset = offset
    }

    /// The text in a message of the compiler: `{"source": …, "location": {"fileName": …, "offset": …}}`.
    init?(_ syntax: JSON?) {
        guard let syntax, let text = syntax["source"]?.string else { return nil }
        let location = syntax["location"]
        self.init(
            text, fileName: location?["fileName"]?.string ?? "",
            offset: location?["offset"]?.integer ?? 0)
    }

    /// The text at `range`, cut off at the ends of the source.
    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
