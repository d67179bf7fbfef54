import Foundation

/// Defects of a picture file.
nonisolated enum BrokenPicture: CaseIterable {
    case empty, garbage, truncated, onlyHeader, enormous, large, folder

    func write(to path: String) throws {
        let file = URL(fileURLWithPath: path)
        switch self {
        case .empty: try Data().write(to: file)
        case .garbage: try Data((0..<5000).map { UInt8($0 * 7919 % 251) }).write(to: file)
        case .truncated: try Self.portrait().dropLast(2000).write(to: file)
        case .onlyHeader: try Self.portrait().prefix(33).write(to: file)
        // More than the format's readers accept, and more than the machine's memory.
        case .enormous: try Self.portrait(claiming: 0x7fff_ffff).write(to: file)
        case .large: try Self.portrait(claiming: 32_000).write(to: file)
        case .folder:
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
    }

    private static func portrait() throws -> Data {
        let path = fixture("../../assets/portraits/rogue.png")
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// Returns a picture whose header declares `side` × `side` pixels.
    ///
    /// Source: PNG 1.2, §11.2.2: after the signature a length and the name of the chunk, then its
    /// content, width and height first, and a checksum of name and content.
    private static func portrait(claiming side: UInt32) throws -> Data {
        var bytes = [UInt8](try portrait())
        bytes.replaceSubrange(16..<20, with: bigEndian(side))
        bytes.replaceSubrange(20..<24, with: bigEndian(side))
        bytes.replaceSubrange(29..<33, with: bigEndian(checksum(bytes[12..<29])))
        return Data(bytes)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 {
                let half = rest >> 1
                rest = rest & 1 == 0 ? half : half ^ 0xedb8_8320
            }
        }
        return ~rest
    }
}
