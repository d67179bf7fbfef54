/// The smallest pieces of text that can stand on their own, in logical order.
///
/// What breaking lines walks over is in one block by itself, the rest mostly in none. Lengths are in
/// ``unitsPerPixel``, whole numbers that add up exactly in any order.
nonisolated struct Clusters {
    private var cells: [Cell] = []
    /// Where each cluster's text begins, in UTF-8 bytes; and where the last one ends.
    private(set) var offsets = OffsetList()
    /// Where each cluster's glyphs begin; and where the last one's end.
    private(set) var glyphs = OffsetList()

    /// How many units make a device pixel; Pango's own precision.
    static let unitsPerPixel = 1024

    /// A cluster's width and what kind of text it is, in four bytes.
    struct Cell {
        private let bits: Int32

        private static let traitBits = 3
        /// A quarter of a million pixels.
        private static let widest = Int32.max >> traitBits

        init(advance: Int, traits: Traits) {
            let advance = min(max(-Int(Self.widest), advance), Int(Self.widest))
            bits = Int32(truncatingIfNeeded: advance) << Self.traitBits | Int32(traits.rawValue)
        }

        /// How far it moves the pen; never negative in sum over a word.
        @inline(__always)
        var advance: Int { Int(bits >> Self.traitBits) }

        @inline(__always)
        var traits: Traits { Traits(rawValue: UInt8(bits & 0b111)) }
    }

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// Nothing is seen of it, and at the end of a line it hangs.
        static let whitespace = Traits(rawValue: 1)
        /// A line ends here in any case.
        static let separator = Traits(rawValue: 2)
        /// What a reader takes for one character began before.
        static let continuesCharacter = Traits(rawValue: 4)
    }

    var count: Int { cells.count }
    var byteCount: Int {
        32 + cells.capacity * MemoryLayout<Cell>.stride + offsets.byteCount + glyphs.byteCount
    }

    @inline(__always)
    subscript(index: Int) -> Cell { cells[index] }

    mutating func reserveCapacity(_ count: Int) { cells.reserveCapacity(count) }

    /// Adds the text up to `offset` with the glyphs up to `glyph`.
    mutating func append(
        advance: Int, traits: Traits = [], to offset: Int, glyph: Int
    ) {
        cells.append(Cell(advance: advance, traits: traits))
        offsets.append(offset)
        glyphs.append(glyph)
    }

    /// Adds clusters of one glyph each, like all before; `ends` is where the text of each ends.
    mutating func append(
        singles: some Collection<Cell>, to ends: some Collection<Int32>
    ) {
        cells.append(contentsOf: singles)
        offsets.append(contentsOf: ends)
        glyphs.appendIndices(ends.count)
    }

    /// Notes that what a reader takes for the character of this cluster began before it.
    mutating func joinToPrevious(_ index: Int) {
        let cell = cells[index]
        cells[index] = Cell(
            advance: cell.advance, traits: cell.traits.union(.continuesCharacter))
    }

    /// How far the clusters in `range` move the pen together.
    func width(of range: Range<Int>) -> Int {
        var width = 0
        for index in range { width += cells[index].advance }
        return width
    }

    /// The end of `range` without the whitespace that ends it.
    func contentEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, cells[end - 1].traits.contains(.whitespace) { end -= 1 }
        return end
    }
}
