import LozengeCore

/// The outline of a group that covers a single shape; its shadow is the shadow of that shape.
nonisolated struct Silhouette: Equatable {
    var shape: RoundedPixelRect
    /// The opacity; below 1 if the group is a single translucent command.
    var opacity: Float
}

nonisolated extension DisplayList {
    /// True if no command in the group can overlap another, so that the group can be drawn with an
    /// opacity without a temporary surface.
    var isSinglePrimitive: Bool {
        guard commands.count == 1 else { return false }
        return switch commands[0] {
        case .fill(_, .color), .fill(_, .gradient), .border(_, _, .color), .picture: true
        // A fill with a mesh or tiled pictures takes no opacity.
        case .fill, .border: false
        // Colour glyphs ignore the alpha of the colour.
        case .text: false
        case .group(.transform, let fragment): fragment.list.isSinglePrimitive
        case .group: false
        case .layer: true
        case .fragment(let fragment, _): fragment.list.isSinglePrimitive
        }
    }
}

nonisolated extension PixelGrid {
    /// Returns the shape that a group covers; `nil` if it covers several or is not opaque.
    ///
    /// It is found for a fill with commands on top that stay inside, and for such a fill inside a
    /// clip, as a rounded background is drawn.
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

    /// Returns the shape if the commands above it stay inside.
    private func opaque(
        _ shape: RoundedPixelRect, below others: ArraySlice<DrawCommand>
    ) -> Silhouette? {
        others.allSatisfy { shape.surelyContains(bounds(of: $0)) }
            ? Silhouette(shape: shape, opacity: 1) : nil
    }
}
