/// The positions of parts of the card in its default size, found by their colours.
extension Snapshot {
    /// The edges of the buttons and of the hit-point bar.
    private static let (leading, trailing) = (200, 430)

    /// The hit-point bar.
    var bar: PixelArea? {
        guard let rows = plates(inColumn: Self.leading).first else { return nil }
        let row = rows.lowerBound + rows.count / 2
        // The portrait is left of the bar.
        let columns = (180..<width).filter { isPlate(self[$0, row]) }
        guard let first = columns.first, let last = columns.last else { return nil }
        return PixelArea(x: first..<last + 1, y: rows)
    }

    /// The green share of the bar.
    var green: Double? {
        guard let bar else { return nil }
        // Above the digits.
        let row = bar.y.lowerBound + 3
        let last = bar.x.last { CardColor.vigour.matches(self[$0, row]) }
        return last.map { Double($0 + 1 - bar.x.lowerBound) / Double(bar.x.count) } ?? 0
    }

    var damageButton: (x: Int, y: Int)? { button(inColumn: Self.leading) }
    var healButton: (x: Int, y: Int)? { button(inColumn: Self.trailing) }
    var nextButton: (x: Int, y: Int)? { pagerButton(in: 270..<330) }
    var previousButton: (x: Int, y: Int)? { pagerButton(in: 150..<210) }

    private func button(inColumn x: Int) -> (x: Int, y: Int)? {
        plates(inColumn: x).dropFirst().first.map { (x, $0.lowerBound + $0.count / 2) }
    }

    private func pagerButton(in columns: Range<Int>) -> (x: Int, y: Int)? {
        let x = columns.lowerBound + columns.count / 2
        let rows = (height / 2..<height).filter { CardColor.quiet.matches(self[x, $0]) }
        return rows.first.flatMap { first in rows.last.map { (x, (first + $0) / 2) } }
    }

    /// The ranges of a column that are red or green, without the edges of rounded corners.
    private func plates(inColumn x: Int) -> [Range<Int>] {
        var plates: [Range<Int>] = []
        for y in 0..<height where isPlate(self[x, y]) {
            if let last = plates.last, last.upperBound == y {
                plates[plates.count - 1] = last.lowerBound..<y + 1
            } else {
                plates.append(y..<y + 1)
            }
        }
        return plates.filter { $0.count > 8 }
    }

    private func isPlate(_ pixel: UInt32) -> Bool {
        CardColor.vigour.matches(pixel) || CardColor.blood.matches(pixel)
    }
}

extension Snapshot {
    /// The pixels of the portrait.
    var portrait: Snapshot { part(x: 40..<168, y: 150..<300) }
}
