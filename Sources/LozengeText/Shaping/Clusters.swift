/// The clusters of a text in logical order: its smallest units with separate glyphs.
///
/// The data for line breaking is in one block; most other data needs no memory. Lengths are in
/// ``unitsPerPixel``, integers whose sums are exact in any order.
nonisolated struct Clusters {
    private var cells: [Cell] = []
    /// The start of each cluster's text in UTF-8 bytes, and the end of the last.
    private(set) var offsets = OffsetList()
    /// The start of each cluster's glyphs, and the end of the last.
    private(set) var glyphs = OffsetList()

    /// The number of units in a device pixel; Pango's precision.
    static let unitsPerPixel = 1024

    /// The width and the traits of a cluster, in four bytes.
    struct Cell {
        private let bits: Int32

        private static let traitBits = 3
        /// The maximum width, 262,144 pixels.
        private static let widest = Int32.max >> traitBits

        init(advance: Int, traits: Traits) {
            let advance = min(max(-Int(Self.widest), advance), Int(Self.widest))
            bits = Int32(truncatingIfNeeded: advance) << Self.traitBits | Int32(traits.rawValue)
        }

        /// The advance; the sum over a word is never negative.
        var advance: Int { Int(bits >> Self.traitBits) }

        var traits: Traits { Traits(rawValue: UInt8(bits & 0b111)) }
    }

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// Invisible; hangs at the end of a line.
        static let whitespace = Traits(rawValue: 1)
        /// A mandatory line break.
        static let separator = Traits(rawValue: 2)
        /// A continuation of the previous cluster's character.
        static let continuesCharacter = Traits(rawValue: 4)
    }

    var count: Int { cells.count }
    var byteCount: Int {
        32 + cells.capacity * MemoryLayout<Cell>.stride + offsets.byteCount + glyphs.byteCount
    }

    subscript(index: Int) -> Cell { cells[index] }

    mutating func reserveCapacity(_ count: Int) { cells.reserveCapacity(count) }

    /// Adds a cluster with the text up to `offset` and the glyphs up to `glyph`.
    mutating func append(
        advance: Int, traits: Traits = [], to offset: Int, glyph: Int
    ) {
        cells.append(Cell(advance: advance, traits: traits))
        offsets.append(offset)
        glyphs.append(glyph)
    }

    /// Adds clusters of one glyph each, as all before; `ends` are the ends of their texts.
    mutating func append(
        singles: some Collection<Cell>, to ends: some Collection<Int32>
    ) {
        cells.append(contentsOf: singles)
        offsets.append(contentsOf: ends)
        glyphs.appendIndices(ends.count)
    }

    /// Marks a cluster as the continuation of the previous cluster's character.
    mutating func joinToPrevious(_ index: Int) {
        let cell = cells[index]
        cells[index] = Cell(
            advance: cell.advance, traits: cell.traits.union(.continuesCharacter))
    }

    /// Returns the total advance of the clusters in `range`.
    func width(of range: Range<Int>) -> Int {
        var width = 0
        for index in range { width += cells[index].advance }
        return width
    }

    /// Returns the end of `range` without trailing whitespace.
    func contentEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, cells[end - 1].traits.contains(.whitespace) { end -= 1 }
        return end
    }
}
