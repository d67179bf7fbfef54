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
            .fixedSize(horizontal: image.size == nil, vertical: image.size == nil)
            .frame(width: image.size?.width ?? 0, height: image.size?.height ?? 0)
            .opacity(image.isReturning ? 0.3 : 0.8)
            .offset(x: image.origin.x, y: image.origin.y)
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
