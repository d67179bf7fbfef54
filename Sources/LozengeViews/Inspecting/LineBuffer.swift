#if DEBUG || INSPECT
    import Dispatch
    import Foundation

    /// Bytes that arrive in parts, to be read line by line.
    nonisolated package struct LineBuffer {
        private var bytes: [UInt8] = []

        package init() {}

        /// The number of bytes that wait for the end of their line.
        package var count: Int { bytes.count }

        /// Adds bytes.
        ///
        /// - Returns: The lines that are complete now, without their ends.
        package mutating func add(_ new: [UInt8]) -> [Data] {
            bytes += new
            var lines: [Data] = []
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(Data(bytes[..<end]))
                bytes.removeSubrange(...end)
            }
            return lines
        }

        /// Returns a value as a line of JSON; `nil` if it cannot be encoded.
        package static func line(of value: some Encodable) -> DispatchData? {
            let encoder = JSONEncoder()
            // Views may be infinitely long.
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            guard let data = try? encoder.encode(value) else { return nil }
            return (data + [UInt8(ascii: "\n")]).withUnsafeBytes { DispatchData(bytes: $0) }
        }

        /// Returns the value of a line of JSON.
        ///
        /// - Parameter line: The line, without its end.
        /// - Returns: The value.
        /// - Throws: A `DecodingError` for a line that is no such value.
        package static func value<Value: Decodable>(of line: Data) throws -> Value {
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            return try decoder.decode(Value.self, from: line)
        }
    }
#endif
