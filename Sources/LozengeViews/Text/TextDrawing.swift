import Foundation
import LozengeCore

/// A type-erased text renderer.
///
/// Two are equal if they are the same object.
final class TextDrawing: Hashable {
    /// Returns the size of a text.
    let size: (ProposedViewSize, Text.Resolution) -> CGSize
    /// Draws a text.
    let draw: (Text.Resolution, PaintContext<Text>, inout DisplayListWriter) -> Void

    init(
        size: @escaping (ProposedViewSize, Text.Resolution) -> CGSize,
        draw: @escaping (Text.Resolution, PaintContext<Text>, inout DisplayListWriter) -> Void
    ) {
        self.size = size
        self.draw = draw
    }

    nonisolated static func == (left: TextDrawing, right: TextDrawing) -> Bool { left === right }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
