import Foundation
import LozengeCore
import LozengeText

/// What a page came to.
struct PagePicture {
    let list: DisplayList
    let size: CGSize
    /// Rows from the top, four bytes each pixel: blue, green, red, nothing.
    let pixels: Data
    /// What was written to standard error meanwhile.
    var reports = ""
    /// The pictures that are not there.
    var missing: [String] = []
    /// Requests that the server could not carry out.
    var errors = 0

    /// Whether there is anything but one colour.
    var isBlank: Bool { pixels.dropFirst(4) == pixels.dropLast(4) }

    /// The texts of which not everything is shown.
    var truncatedTexts: [String] {
        list.primitives.compactMap { command in
            guard case .text(let layout, _, _) = command, layout.isTruncated else { return nil }
            return layout.text.string
        }
    }

    /// The texts that leave the page to the left or right, but for those in what clips or moves them.
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
