import LozengeCore

/// The tint of controls, as readable as its use needs: the accent colour if there is no tint.
///
/// Source: `docs/theme.md`, CONTRAST-1, CONTRAST-2.
nonisolated package enum ControlTint: ShapeStyle, Hashable {
    /// For text and marks.
    case text
    /// For a ground of white text.
    case fill
    /// For a ground of white marks.
    case markedFill

    @MainActor public func _resolve(in place: _StyleContext) -> _StylePaint {
        // Gradients and pictures are as the program made them.
        guard case .color(let color) = TintShapeStyle()._resolve(in: place) else {
            return TintShapeStyle()._resolve(in: place)
        }
        let readable =
            switch self {
            case .text: color.asText(in: place.read(\.colorPalette))
            case .fill: color.behindWhite()
            case .markedFill: color.behindWhite(3)
            }
        return .color(readable)
    }
}
