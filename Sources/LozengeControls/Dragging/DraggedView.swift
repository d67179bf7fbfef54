import Foundation
import LozengeCore
import LozengeViews

/// The picture of what is dragged, at the pointer.
///
/// Source: `docs/dragging.md`, DND-1.
nonisolated struct DraggedView {
    let image: DragImage
}

extension DraggedView: View {
    var body: some View {
        image.view
            .frame(width: image.size.width, height: image.size.height)
            .opacity(image.isReturning ? 0.3 : 0.8)
            .offset(x: image.origin.x, y: image.origin.y)
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
