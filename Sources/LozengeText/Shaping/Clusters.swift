/// The smallest pieces of text that can stand on their own, in logical order.
///
/// Parallel arrays, because breaking lines walks only the first two of them. Lengths are in
/// ``unit``s, whole numbers that add up exactly in any order.
nonisolated struct Clusters {
    /// How far each cluster moves the pen; never negative in sum over a word.
    private(set) var advances: [Int32] = []
    var traits: [Traits] = []
    /// Where each cluster's text begins, in UTF-8 bytes; and where the last one ends.
    private(set) var offsets = OffsetList()
    /// Where each cluster's glyphs begin; and where the last one's end.
    private(set) var glyphs = OffsetList()

    /// How many units make a device pixel; Pango's own precision.
    static let unitsPerPixel = 1024

    struct Traits: OptionSet {
        let rawValue: UInt8

        /// Nothing is seen of it, and at the end of a line it hangs.
        static let whitespace = Traits(rawValue: 1)
        /// A line ends here in any case.
        static let separator = Traits(rawValue: 2)
        /// What a reader takes for one character began before.
        static let continuesCharacter = Traits(rawValue: 4)
    }

    var count: Int { advances.count }
    var byteCount: Int {
        64 + advances.capacity * 5 + offsets.byteCount + glyphs.byteCount
    }

    mutating func reserveCapacity(_ count: Int) {
        advances.reserveCapacity(count)
        traits.reserveCapacity(count)
    }

    /// Adds the text up to `offset` with the glyphs up to `glyph`.
    mutating func append(
        advance: Int, traits newTraits: Traits = [], to offset: Int, glyph: Int
    ) {
        advances.append(Int32(clamping: advance))
        traits.append(newTraits)
        offsets.append(offset)
        glyphs.append(glyph)
    }

    /// Adds clusters of one glyph each, like all before; `ends` is where the text of each ends.
    mutating func append(
        advances: some Collection<Int32>, traits: some Collection<Traits>,
        to ends: some Collection<Int32>
    ) {
        self.advances.append(contentsOf: advances)
        self.traits.append(contentsOf: traits)
        offsets.append(contentsOf: ends)
        glyphs.appendIndices(ends.count)
    }

    /// How far the clusters in `range` move the pen together.
    func width(of range: Range<Int>) -> Int {
        var width = 0
        for index in range { width += Int(advances[index]) }
        return width
    }

    /// The end of `range` without the whitespace that ends it.
    func contentEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, traits[end - 1].contains(.whitespace) { end -= 1 }
        return end
    }
}
