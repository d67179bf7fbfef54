import Foundation
import LozengeCore

/// A kind of window that an app has, and how one is opened.
///
/// Extension: for the engine.
public struct WindowDescription {
    /// How many there are of a kind.
    package enum Kind: String {
        /// As many as are wanted.
        case group
        case single
        /// One, for what the app's settings are.
        case settings
    }

    package let kind: Kind
    /// What it is opened by; `nil` for a kind that has no name.
    package let id: String?
    /// `nil` for the app's name.
    package let title: String?
    package var size: CGSize?
    package var resizability = WindowResizability.automatic
    package var content: () -> AnyView
    /// What can be done in any of these windows, by menus and keys.
    package var commands: [() -> AnyView] = []

    init(_ kind: Kind, id: String?, title: String?, content: @escaping () -> some View) {
        self.kind = kind
        self.id = id
        self.title = title
        self.content = { AnyView(content()) }
    }
}

/// The content of a window, which may become another one while the window is open.
package final class WindowContent: Dependency {
    private var content: () -> AnyView

    package init(_ content: @escaping () -> AnyView) { self.content = content }

    /// Shows what the app's body says now.
    package func take(_ content: @escaping () -> AnyView) {
        self.content = content
        noteChange()
    }

    /// What is to be seen; whatever is read for it is read by this view.
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

/// The node of what a window shows.
///
/// Not that of a view with a body: its properties would have to be looked for.
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
