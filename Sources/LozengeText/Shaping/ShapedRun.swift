import LozengeCore

/// Consecutive clusters in one font, direction and span.
nonisolated struct ShapedRun {
    var clusters: Range<Int>
    /// The font; `nil` if no font has these characters, which then have no glyphs.
    var font: GlyphFont?
    /// The embedding level; an odd level is right-to-left.
    var level: UInt8
    /// The embedding level of the paragraph.
    var baseLevel: UInt8
    var span: Int
}

/// A glyph by its number in the font, in units of ``Clusters``, y downwards.
nonisolated struct ShapedGlyph {
    var id: UInt32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32

    /// The number of a glyph that only moves the pen.
    static let blank = UInt32.max
    /// The number of the font's glyph for missing characters.
    static let missing: UInt32 = 0
}
