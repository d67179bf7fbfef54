import Foundation
import LozengeCore

/// The glyphs with their positions, so that another program can draw the same.
enum GlyphTable {
    /// A line for each run of glyphs: the font's size, 1 for bold, 1 for emoji, the number of glyphs, and
    /// each one's index and position in pixels.
    static func write(_ list: DisplayList) {
        for case .text(let layout, let origin, _) in list.primitives {
            for line in layout.lines {
                for run in line.runs {
                    let font = layout.text.spans[run.span].font
                    let glyphs = run.glyphs.map { glyph in
                        "\(glyph.id) \(pixel(origin.x + CGFloat(glyph.x))) "
                            + "\(pixel(origin.y + CGFloat(glyph.y)))"
                    }
                    print(
                        Int(font.size), font.weight == .bold ? 1 : 0, font.family == nil ? 1 : 0,
                        glyphs.count, glyphs.joined(separator: " "))
                }
            }
        }
    }

    /// Rounds like the painter.
    private static func pixel(_ length: CGFloat) -> Int {
        Int((length + 0.5 + 1e-6).rounded(.down))
    }
}
