import LozengeCore

/// Clusters that follow each other in one font, one direction and one span.
nonisolated struct ShapedRun {
    var clusters: Range<Int>
    /// `nil` where no font has these characters; then there are no glyphs either.
    var font: GlyphFont?
    /// How deep the run's direction is embedded; odd reads right to left.
    var level: UInt8
    /// The level of the paragraph around the run.
    var baseLevel: UInt8
    var span: Int
}

/// A glyph as the font numbers it, in units of ``Clusters``, y downwards.
nonisolated struct ShapedGlyph {
    var id: UInt32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32

    /// What only moves the pen.
    static let blank = UInt32.max
    /// The box that a font shows for characters it does not have.
    static let missing: UInt32 = 0
}
