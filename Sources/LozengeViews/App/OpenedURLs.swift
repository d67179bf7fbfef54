import Foundation
import LozengeCore

nonisolated extension View {
    /// Calls `action` with each address or file that the desktop has the app open: the arguments of the command line, as in
    /// the line `Exec=app %U` of its `.desktop` file.
    ///
    /// It is called once the first window is shown.
    ///
    /// Matches: SwiftUI.View.onOpenURL(perform:)
    /// Differs: an app that runs already is started a second time.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLEffect(action: action))
    }
}

/// A layout-neutral modifier that handles addresses that the app opens.
nonisolated private struct OpenURLEffect {
    let action: (URL) -> Void
}

extension OpenURLEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        let (node, action) = (context.node, action)
        context.tree[OpenedURLs.self].setHandler(action, of: node)
    }
}

/// The views of a window that handle addresses which the app opens.
final class OpenedURLs: WindowService {
    private var handlers: [ObjectIdentifier: (URL) -> Void] = [:]

    init(_ tree: ViewTree) {}

    func setHandler(_ handler: @escaping (URL) -> Void, of node: Node) {
        handlers[ObjectIdentifier(node)] = handler
    }

    func forget(_ node: Node) { handlers[ObjectIdentifier(node)] = nil }

    /// Passes an address to the views.
    ///
    /// - Returns: False if no view handles addresses.
    func open(_ url: URL) -> Bool {
        for handler in handlers.values { handler(url) }
        return !handlers.isEmpty
    }
}

extension ContentRuntime {
    /// Passes an address that the app opens to the views.
    ///
    /// - Returns: False if no view handles addresses.
    package func open(_ url: URL) -> Bool { tree[OpenedURLs.self].open(url) }
}
