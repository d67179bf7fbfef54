import LozengeCore

/// The content of a window; the scene may replace it while the window is open.
package final class WindowContent: Dependency {
    private var content: () -> AnyView

    package init(_ content: @escaping () -> AnyView) { self.content = content }

    /// Replaces the content with that of the app's current body.
    package func update(to content: @escaping () -> AnyView) {
        self.content = content
        noteChange()
    }

    /// A view of the content; it is updated when a value changes that the content reads.
    package var view: some View { WindowContentView(content: self) }

    fileprivate var present: AnyView {
        noteRead()
        return content()
    }
}

nonisolated private struct WindowContentView {
    let content: WindowContent
}

extension WindowContentView: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) {
        visitor.node { WindowContentNode(content, in: $0) }
    }
}

/// The node of a window's content.
///
/// It is not the node of a view with a body, whose properties would have to be searched.
private final class WindowContentNode: Node {
    private let content: WindowContent

    init(_ content: WindowContent, in visitor: ViewVisitor) {
        self.content = content
        super.init(in: visitor)
    }

    override func update() {
        let view = Node.observed { content.present }
        visitChildren { view._visit(&$0) }
    }
}
