import LozengeCore
import LozengeViews

/// The content of a window with the bars that it declares, the sheets in front of it, and what is dragged.
nonisolated package struct WindowFrame<Content: View> {
    private let content: Content

    package init(content: Content) { self.content = content }
}

extension WindowFrame: View {
    package var body: some View {
        PresentationHost(BarHost(titlesWindow: true, close: nil, content: content))
            .overlay(alignment: .topLeading) {
                DragImageReader { image in if let image { DraggedView(image: image) } }
            }
    }
}
