import LozengeCore

/// The outline of a group that is one shape: what its shadow is the shadow of.
nonisolated struct Silhouette: Equatable {
    var shape: RoundedPixelRect
    /// Below 1 where the one thing in the group is translucent.
    var opacity: Float
}

nonisolated extension DisplayList {
    /// Whether a group needs no picture of its own to be drawn with an opacity: nothing in it can
    /// overlap anything else in it.
    var isSinglePrimitive: Bool {
        guard commands.count == 1 else { return false }
        return switch commands[0] {
        case .fill(_, .color), .fill(_, .gradient), .border(_, _, .color), .picture: true
        // Neither does what a picture is repeated in.
        case .fill, .border: false
        // Colour glyphs take no opacity from the colour they are drawn in.
        case .text, .group: false
        case .fragment(let fragment, _): fragment.list.isSinglePrimitive
        }
    }
}

nonisolated extension PixelGrid {
    /// The one shape that a group covers; `nil` where it takes more than one, or is not opaque.
    ///
    /// Found are a fill, with anything on top that stays inside, and such a thing inside a clip, as
    /// a background with round corners is drawn.
    func silhouette(of list: DisplayList) -> Silhouette? {
        guard let first = list.commands.first else { return nil }
        let others = list.commands.dropFirst()
        switch first {
        case .fill(let shape, .color(let color)):
            guard let shape = RoundedPixelRect(shape, on: self) else { return nil }
            if others.isEmpty { return Silhouette(shape: shape, opacity: color.opacity) }
            return color.opacity == 1 ? opaque(shape, below: others) : nil
        case .picture(let picture, let rect, let style)
        where picture.isOpaque && (style.tint?.opacity ?? 1) == 1:
            return RoundedPixelRect(.rectangle(rect), on: self)
                .flatMap { opaque($0, below: others) }
        case .group(.clip(let shape), let fragment):
            guard let shape = RoundedPixelRect(shape, on: self),
                let inner = silhouette(of: fragment.list), inner.opacity == 1,
                inner.shape.surelyContains(shape.rect)
            else { return nil }
            return opaque(shape, below: others)
        case .fragment(let fragment, let origin):
            guard let inner = moved(to: origin).silhouette(of: fragment.list) else { return nil }
            if others.isEmpty { return inner }
            return inner.opacity == 1 ? opaque(inner.shape, below: others) : nil
        default:
            return nil
        }
    }

    /// The shape, if it is all that can be seen of it and the commands that are drawn above.
    private func opaque(
        _ shape: RoundedPixelRect, below others: ArraySlice<DrawCommand>
    ) -> Silhouette? {
        others.allSatisfy { shape.surelyContains(bounds(of: $0)) }
            ? Silhouette(shape: shape, opacity: 1) : nil
    }
}
