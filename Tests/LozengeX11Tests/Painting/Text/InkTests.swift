import Foundation
import LozengeCore
import Testing
import TextFixtures

@testable import LozengeX11

/// Every script of the corpus at many sizes and widths, drawn by the painter.
@Suite("Ink of texts in many scripts", .serialized)
struct InkTests {
    /// In points, with the number of visible characters.
    nonisolated static let sizes: [(size: CGFloat, characters: Int)] = [
        (9, 36), (12, 30), (17, 12), (34, 9), (60, 5),
    ]

    private func sheet(_ size: CGFloat, _ characters: Int, scale: CGFloat) throws -> InkSheet {
        let sheet = try InkSheet(scale: scale)
        for ems in [nil, 8, 3, 0.9] as [CGFloat?] {
            for sample in TextCorpus.scripts {
                try sheet.add(
                    sample.prefix(characters), size: size, width: ems.map { $0 * size },
                    margin: 1.2 * size)
            }
        }
        return sheet
    }

    @Test(
        "Ink is inside the text's frame plus the font's overhang, and none is clipped",
        arguments: sizes)
    func ink(size: CGFloat, characters: Int) throws {
        for scale in size == 17 ? [1, 1.25, 1.5, 2] : [1] as [CGFloat] {
            let sheet = try sheet(size, characters, scale: scale)
            let entries = sheet.entries
            #expect(Set(entries.map(\.sample.script)).count >= 30)
            for entry in entries {
                let glyphs = entry.layout.lines.flatMap(\.runs).flatMap(\.glyphs)
                #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0.id != 0 }, "no font: \(entry)")
            }
            let painted = sheet.painted()
            let unclipped = try sheet.unclipped()
            let rows = try sheet.rows(of: painted)
            #expect(sheet.inked(rows).count == entries.count)
            let cut = try sheet.inked(rows, besides: sheet.rows(of: unclipped))
            #expect(cut.isEmpty, "\(cut.count) at \(scale): \(cut.prefix(9))")

            sheet.erase(entries.map { allowed($0, on: sheet.grid) }, of: painted)
            let outside = try sheet.inked(sheet.rows(of: painted))
            #expect(outside.isEmpty, "\(outside.count) at \(scale): \(outside.prefix(9))")

            // The area that is repainted when the text changes.
            sheet.erase(sheet.bounds, of: unclipped)
            let left = try sheet.inked(sheet.rows(of: unclipped))
            #expect(left.isEmpty, "\(left.count) at \(scale): \(left.prefix(9))")
        }
    }

    /// The pixels of the text's box, and the overhang of its fonts around it.
    private func allowed(_ entry: InkSheet.Entry, on grid: PixelGrid) -> PixelRect {
        let box = CGRect(origin: entry.origin, size: entry.layout.measurement.size)
        // A character that is wider than the proposal is wider than the box.
        let lines = entry.layout.lines.map {
            CGRect(x: $0.frame.minX, y: 0, width: $0.frame.width, height: 1)
                .offsetBy(dx: entry.origin.x, dy: entry.origin.y)
        }
        let rect = grid.cover(lines.reduce(box) { $0.union($1) })
        let over = entry.overhang
        // Glyphs are at the nearest whole pixels, not at their exact positions.
        func pixels(_ overhang: Double) -> Int { Int(overhang.rounded(.up)) + 1 }
        return PixelRect(
            minX: rect.minX - pixels(over.left), minY: rect.minY - pixels(over.top),
            maxX: rect.maxX + pixels(over.right), maxY: rect.maxY + pixels(over.bottom))
    }
}
