import LozengeCore

/// The outline of a group that is one shape: what its shadow is the shadow of.
nonisolated struct Silhouette: Equatable {
    var shape: RoundedPixelRect
    /// Below 1 where the one thing in the group is translucent.
    var opacity: Float
}

nonisolated extension PlacedCommands {
    /// Whether a group needs no picture of its own to be drawn with an opacity: nothing in it can
    /// overlap anything else in it.
    func isSinglePrimitive(_ range: Range<Int>) -> Bool {
        guard range.count == 1, let command = range.first.map({ commands[$0] }) else {
            return false
        }
        // Colour glyphs take no opacity from the colour they are drawn in.
        if case .text = command { return false }
        return true
    }

    /// The one shape that a group covers; `nil` where it takes more than one, or is not opaque.
    ///
    /// Found are a fill, with anything on top that stays inside, and such a thing inside a clip, as
    /// a background with round corners is drawn.
    func silhouette(of range: Range<Int>) -> Silhouette? {
        let items = topLevel(of: range)
        guard let first = items.first else { return nil }
        switch commands[first] {
        case .fill(let shape, .color(let color)):
            let shape = RoundedPixelRect(shape, on: grid)
            if items.count == 1 { return Silhouette(shape: shape, opacity: color.opacity) }
            guard color.opacity == 1, staysInside(shape, items.dropFirst()) else { return nil }
            return Silhouette(shape: shape, opacity: 1)
        case .picture(let picture, let rect, let style)
        where picture.isOpaque && (style.tint?.opacity ?? 1) == 1:
            let shape = RoundedPixelRect(.rectangle(rect), on: grid)
            return staysInside(shape, items.dropFirst())
                ? Silhouette(shape: shape, opacity: 1) : nil
        case .push(.clip(let shape)):
            let shape = RoundedPixelRect(shape, on: grid)
            guard let inner = silhouette(of: content(ofGroupAt: first)), inner.opacity == 1,
                inner.shape.surelyContains(shape.rect), staysInside(shape, items.dropFirst())
            else { return nil }
            return Silhouette(shape: shape, opacity: 1)
        default:
            return nil
        }
    }

    private func staysInside(_ shape: RoundedPixelRect, _ items: ArraySlice<Int>) -> Bool {
        items.allSatisfy { shape.surelyContains(bounds[$0]) }
    }
}
