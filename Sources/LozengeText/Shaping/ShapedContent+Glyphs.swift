import CText

extension ShapedContent {
    /// Adds Pango's glyphs for `bytes`, converted from visual to logical order of clusters.
    ///
    /// The glyphs within a cluster stay in visual order.
    mutating func append(
        _ string: UnsafeMutablePointer<PangoGlyphString>, of bytes: Range<Int>,
        in text: UnsafeBufferPointer<UInt8>, isRightToLeft: Bool, moved units: SpanUnits
    ) {
        guard let infos = string.pointee.glyphs, let offsets = string.pointee.log_clusters else {
            return
        }
        let count = Int(string.pointee.num_glyphs)
        if !isRightToLeft, units.isZero,
            appendSingles(
                UnsafeBufferPointer(start: infos, count: count), offsets, of: bytes, in: text)
        {
            return
        }
        // Grows by more than double, so that many runs do not copy the array repeatedly.
        let needed = glyphs.count + count
        if needed > glyphs.capacity {
            glyphs.reserveCapacity(glyphs.isEmpty ? needed : max(needed, 2 * glyphs.capacity))
        }
        var done = 0
        while done < count {
            // 1. The glyphs of the next cluster in reading direction.
            let offset = offsets[isRightToLeft ? count - 1 - done : done]
            var next = done + 1
            while next < count, offsets[isRightToLeft ? count - 1 - next : next] == offset {
                next += 1
            }
            let range = isRightToLeft ? (count - next)..<(count - done) : done..<next

            // 2. Its text ends at the start of the following cluster.
            let start = bytes.lowerBound + Int(offset)
            let end =
                next == count
                ? bytes.upperBound
                : bytes.lowerBound + Int(offsets[isRightToLeft ? count - 1 - next : next])
            let first = glyphs.count
            appendCluster(infos, range, start: start, end: end, in: text, kerning: units.kerning)
            // In right-to-left text the next letter is on the left.
            if !units.isZero {
                let kerning = isRightToLeft ? units.kerning : 0
                for index in first..<glyphs.count {
                    glyphs[index].xOffset += Int32(kerning)
                    glyphs[index].yOffset -= Int32(units.raise)
                }
            }
            done = next
        }
    }

    /// Adds glyphs of one character each, as in most labels; adds none if a glyph differs.
    ///
    /// - Returns: True if they were added.
    private mutating func appendSingles(
        _ infos: UnsafeBufferPointer<PangoGlyphInfo>, _ offsets: UnsafePointer<Int32>,
        of bytes: Range<Int>, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard clusters.glyphs.isIdentity, glyphs.count == clusters.count else { return false }
        var end = -1
        for index in infos.indices {
            let offset = Int(offsets[index])
            // Tabs are wider than their glyph.
            guard offset > end, text[bytes.lowerBound + offset] != 0x09 else { return false }
            end = offset
        }
        let starts = UnsafeBufferPointer(start: offsets, count: infos.count)
        clusters.append(singles: infos, starts, of: bytes, in: text)
        glyphs.append(singles: infos, clusters)
        return true
    }

    private mutating func appendCluster(
        _ infos: UnsafeMutablePointer<PangoGlyphInfo>, _ range: Range<Int>, start: Int, end: Int,
        in text: UnsafeBufferPointer<UInt8>, kerning: Int
    ) {
        let isWhitespace = text.isWhitespace(at: start)
        var advance = 0
        for index in range {
            let info = infos[index]
            advance += Int(info.geometry.width)
            if !isWhitespace { glyphs.append(ShapedGlyph(info)) }
        }
        // Blank glyphs need less memory than a list of clusters without glyphs.
        if isWhitespace, clusters.glyphs.isIdentity {
            glyphs.append(.space)
        }
        if text[start] == 0x09 { advance = tabAdvance }
        // A cluster without width is not a separate character.
        if kerning != 0, advance > 0 { advance = max(0, advance + kerning) }
        clusters.append(
            advance: advance, traits: isWhitespace ? .whitespace : [], to: end,
            glyph: glyphs.count)
    }

}

// Nonisolated: a closure would check its actor for each glyph.
nonisolated extension Clusters {
    fileprivate mutating func append(
        singles infos: UnsafeBufferPointer<PangoGlyphInfo>, _ starts: UnsafeBufferPointer<Int32>,
        of bytes: Range<Int>, in text: UnsafeBufferPointer<UInt8>
    ) {
        let first = bytes.lowerBound
        append(
            singles: starts.indices.lazy.map {
                Cell(
                    advance: Int(infos[$0].geometry.width),
                    traits: text.isWhitespace(at: first + Int(starts[$0])) ? .whitespace : [])
            },
            to: starts.indices.lazy.map {
                Int32(
                    truncatingIfNeeded: $0 + 1 < starts.count
                        ? first + Int(starts[$0 + 1]) : bytes.upperBound)
            })
    }
}

nonisolated extension [ShapedGlyph] {
    /// Adds the glyphs of the last clusters.
    fileprivate mutating func append(
        singles infos: UnsafeBufferPointer<PangoGlyphInfo>, _ clusters: Clusters
    ) {
        if isEmpty { reserveCapacity(infos.count) }
        let first = clusters.count - infos.count
        for index in infos.indices {
            let isSpace = clusters[first + index].traits == .whitespace
            append(isSpace ? .space : ShapedGlyph(infos[index]))
        }
    }
}

nonisolated extension ShapedGlyph {
    /// An invisible glyph without advance.
    fileprivate static let space = ShapedGlyph(id: blank, advance: 0, xOffset: 0, yOffset: 0)

    fileprivate init(_ info: PangoGlyphInfo) {
        // Pango uses glyph numbers outside of any font for empty and missing glyphs.
        let empty: UInt32 = 0x0FFF_FFFF
        let unknown: UInt32 = 0x1000_0000
        let id =
            info.glyph == empty
            ? ShapedGlyph.blank : info.glyph & unknown != 0 ? ShapedGlyph.missing : info.glyph
        self.init(
            id: id, advance: info.geometry.width, xOffset: info.geometry.x_offset,
            yOffset: info.geometry.y_offset)
    }
}
