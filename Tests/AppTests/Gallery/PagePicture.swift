import Foundation
import LozengeCore
import LozengeText

/// The drawing of a page, with all messages.
struct PagePicture {
    let list: DisplayList
    let size: CGSize
    /// Rows from the top, four bytes each pixel: blue, green, red, unused.
    let pixels: Data
    /// The text written to standard error meanwhile.
    var reports: Set<String> = []
    /// The names of missing pictures.
    var missing: [String] = []
    /// The requests that the server refused.
    var errors = 0

    /// True if there is more than one colour.
    var isBlank: Bool { pixels.dropFirst(4) == pixels.dropLast(4) }

    /// The texts that are truncated.
    var truncatedTexts: [String] {
        list.primitives.compactMap { command in
            guard case .text(let layout, _, _) = command, layout.isTruncated else { return nil }
            return layout.text.string
        }
    }

    /// The texts that leave the page to the left or right, except those in views that clip or move them.
    var strayTexts: [String] { list.flattened.texts(outside: 0...size.width) }

    /// Writes the picture as a BMP, whose rows are what X servers have.
    ///
    /// Source: the BITMAPFILEHEADER and BITMAPINFOHEADER of Windows; a negative height begins at the top.
    func write(to path: String) throws {
        var file = Data("BM".utf8)
        func append(_ numbers: [Int32]) {
            for number in numbers {
                withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
            }
        }
        append([54 + Int32(pixels.count), 0, 54, 40, Int32(size.width)])
        append([-Int32(pixels.count / 4 / Int(size.width)), 1 | 32 << 16])
        append([0, Int32(pixels.count), 2835, 2835, 0, 0])
        file.append(pixels)
        try file.write(to: URL(fileURLWithPath: path))
    }
}

extension DisplayList {
    fileprivate func texts(outside width: ClosedRange<CGFloat>) -> [String] {
        commands.flatMap { command -> [String] in
            switch command {
            case .text(let layout, let origin, _):
                let right = origin.x + layout.measurement.size.width
                let isInside = origin.x >= width.lowerBound && right <= width.upperBound
                return isInside ? [] : [layout.text.string]
            case .group(.clip, _), .group(.transform, _), .group(.projection, _): return []
            case .group(_, let fragment): return fragment.list.texts(outside: width)
            default: return []
            }
        }
    }
}
