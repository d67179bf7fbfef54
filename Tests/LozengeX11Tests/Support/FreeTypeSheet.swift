// FreeType is in both C modules; the module from which Swift imports it is undefined.
import CText
import CX11
import Foundation
import LozengeCore
import LozengeText
import Testing

@testable import LozengeX11

/// Black letters on white, rendered by FreeType, at whole pixels.
///
/// No Xft and no server: outlines, light hinting, 256 levels of grey.
final class FreeTypeSheet {
    let width: Int
    let height: Int
    /// 255 is white.
    private(set) var levels: [UInt8]
    private var library: FT_Library?

    init(width: Int, height: Int) throws {
        self.width = width
        self.height = height
        levels = Array(repeating: 255, count: width * height)
        try #require(FT_Init_FreeType(&library) == 0)
    }

    isolated deinit { FT_Done_FreeType(library) }

    /// Draws the glyphs of a line, its font opened by `pattern`, each at the nearest pixel.
    func draw(
        _ run: TextLayout.Run, pattern: OpaquePointer, at origin: CGPoint, scale: CGFloat
    ) throws {
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        var size = 0.0
        try #require(FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch)
        try #require(FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch)
        try #require(FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size) == FcResultMatch)
        var opened: FT_Face?
        let path = String(cString: try #require(file))
        try #require(FT_New_Face(library, path, Int(index), &opened) == 0)
        let face = try #require(opened)
        defer { FT_Done_Face(face) }
        let units = Int((size * 64).rounded())
        try #require(FT_Set_Char_Size(face, units, units, 72, 72) == 0)
        for glyph in run.glyphs {
            // FT_LOAD_TARGET_LIGHT is a macro that Swift does not import.
            let light = Int32(FT_RENDER_MODE_LIGHT.rawValue) << 16
            try #require(FT_Load_Glyph(face, glyph.id, light) == 0)
            try #require(FT_Render_Glyph(face.pointee.glyph, FT_RENDER_MODE_NORMAL) == 0)
            let x = (origin.x * scale + CGFloat(glyph.x) + 0.5).rounded(.down)
            let y = (origin.y * scale + CGFloat(glyph.y) + 0.5).rounded(.down)
            blend(face.pointee.glyph.pointee, x: Int(x), y: Int(y))
        }
    }

    private func blend(_ slot: FT_GlyphSlotRec, x: Int, y: Int) {
        let bitmap = slot.bitmap
        for row in 0..<Int(bitmap.rows) {
            for column in 0..<Int(bitmap.width) {
                let coverage = Int(bitmap.buffer[row * Int(bitmap.pitch) + column])
                let place =
                    (y - Int(slot.bitmap_top) + row) * width + x + Int(slot.bitmap_left) + column
                // RENDER adds the coverage of overlapping letters.
                levels[place] = UInt8(max(0, Int(levels[place]) - coverage))
            }
        }
    }
}
